/** Text that Intl wrote: what the server wrote stays, since browsers know other editions and React would draw anew. */
export function Formatted({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className} suppressHydrationWarning>
      {text}
    </span>
  );
}

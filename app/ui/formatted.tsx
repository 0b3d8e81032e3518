/**
 * Text that Intl wrote. Server and browser may know different editions of one locale (a comma or an "at", a zone's name):
 * then what the server wrote stays. Without this React throws the page away and draws it anew.
 */
export function Formatted({ text, className }: { text: string; className?: string }) {
  return (
    <span className={className} suppressHydrationWarning>
      {text}
    </span>
  );
}

export type ProgressProps = {
  /** What goes on, such as "Uploading payslip.pdf". */
  label: string;
  /** 0 to `max`; leave out while nothing is known yet. */
  value?: number;
  max?: number;
  /** Words for the value; in per cent, if left out. */
  valueText?: string;
};

/** Work that lasts, as a bar with words. Built on the progress element, so that its value is told to everyone. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round((value / max) * 100);
  const words = valueText ?? (percent === undefined ? "" : `${percent}%`);
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate">{label}</span>
        <span className="tabular text-ink-muted">{words}</span>
      </div>
      <progress
        aria-label={label}
        value={value}
        max={max}
        className="mt-1.5 block h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-paper-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-sunken [&::-webkit-progress-value]:bg-accent indeterminate:animate-pulse indeterminate:[&::-moz-progress-bar]:bg-line-strong indeterminate:[&::-webkit-progress-bar]:bg-line-strong"
      />
    </div>
  );
}

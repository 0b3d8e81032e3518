/** The box of every text-like input. 16 px text keeps phones from zooming into it; 44 px is a finger's target. */
export const inputClass =
  "min-h-11 w-full rounded-md border border-line-strong bg-paper-raised px-3 py-2 text-base text-ink " +
  "placeholder:text-ink-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-red " +
  "disabled:cursor-not-allowed disabled:bg-paper-sunken disabled:text-ink-muted [&[readonly]]:bg-paper-sunken";

import type { ApplicationState } from "../../../../kernel/states";

type IconName = ApplicationState | "flag" | "adults" | "starred";

/** Drawn once a page: forty rows point to them. 24 by 24, as lucide's. */
const drawings: Record<IconName, React.ReactNode> = {
  submitted: <circle cx="12" cy="12" r="6" fill="currentColor" />,
  in_review: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 2" />
    </>
  ),
  info_requested: <circle cx="12" cy="12" r="8" strokeDasharray="4 3" />,
  shortlisted: <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.600l6.2-.9z" />,
  approved: <path d="m4 12 5 6L20 6" />,
  declined: <path d="M5 12h14" />,
  withdrawn: <path d="m9 6-5 6 5 6M4 12h16" />,
  expired: <path d="M6 3h12M6 21h12M7 3c0 6 10 12 10 18M17 3c0 6-10 12-10 18" />,
  flag: <path d="M5 21V4h14l-4 5 4 5H5" />,
  adults: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4 3-7 8-7s8 3 8 7" />
    </>
  ),
  starred: (
    <path fill="currentColor" d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.600l6.2-.9z" />
  ),
};

export function RowIcons() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`row-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

/** `label`: where no word stands beside it. */
export function RowIcon({ name, label }: { name: IconName; label?: string }) {
  const drawing = <use href={`#row-${name}`} />;
  return label ? (
    <svg className={name} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={name} aria-hidden="true">
      {drawing}
    </svg>
  );
}

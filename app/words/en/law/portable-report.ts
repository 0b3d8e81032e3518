type Told = { place: string; accepts: { withinDays: number; duty: "mustAccept" | "noFee" | "choice" } };

/** Beside the document that is not asked for. */
export function reportDutyWords({ place, accepts: { withinDays, duty } }: Told): string {
  const told = {
    mustAccept: `must be accepted when at most ${withinDays} days old, without a fee.`,
    noFee: `no fee for a check may be asked beside one of at most ${withinDays} days.`,
    choice: `your choice. Asking for it says that you accept one of at most ${withinDays} days, without a fee.`,
  };
  return `${place}: ${told[duty]}`;
}

/** Before publishing a form that does not ask for it. */
export function unaskedReportWords({ place, accepts: { withinDays, duty } }: Told): string {
  const said =
    duty === "mustAccept"
      ? `has you accept a portable screening report of the last ${withinDays} days without a fee`
      : `allows no fee beside a screening report of the last ${withinDays} days`;
  return `${place} ${said}: ask for it as a document`;
}

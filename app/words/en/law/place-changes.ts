export const levels: Record<string, string> = {
  off: "may not be asked",
  reason: "only with a reason",
  note: "with care",
  ok: "plainly allowed",
};

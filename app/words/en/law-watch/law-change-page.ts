export const lawChangeLeads = {
  nothing: "We read your form again whenever the law of its place changes. Nothing in it needs a change.",
  propose:
    "These questions may not stay as they are. Look at what we would change. Tenants see nothing of it until you publish.",
  publish:
    "Your draft has the change. Look at it once more, then publish. Applications that were begun keep their questions.",
} as const;

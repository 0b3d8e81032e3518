export const lawChangeLeads = {
  nothing: "We check your form again whenever its local law changes. Nothing in it needs a change.",
  propose:
    "These questions can’t stay as they are. See what we would change. Tenants see none of it until you publish.",
  publish:
    "Your draft has the change. Look at it once more, then publish. Applications already started keep their questions.",
} as const;

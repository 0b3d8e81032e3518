export const lawChangeLeads = {
  nothing: "We check your form again whenever local law changes. Nothing in it needs to change.",
  propose: "These questions can’t stay as they are. Here’s what we’d change. Tenants see nothing until you publish.",
  publish: "Your draft has the change. Look it over, then publish. Applications already started keep their questions.",
} as const;

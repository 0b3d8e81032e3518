/** Label of a field that no person sees; a robot that fills it in gives itself away. */
export default { label: "Leave this empty" } as const;

/** The bar with the last decision. */
export default {
  title: "Last decision",
  undo: "Undo",
} as const;

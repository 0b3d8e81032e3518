/** Joins class names and leaves out what is not there. Later names do not override earlier ones: variants are tables. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === "string" && name).join(" ");
}

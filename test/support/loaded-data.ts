/**
 * What React Router's single fetch answered, as plain values by route id: a flat list in which every value names the
 * others by their place, and negative places stand for null and undefined.
 */
export function readLoadedData(body: string): Record<string, { data?: unknown }> {
  const flat = JSON.parse(body.split("\n")[0] ?? "[]") as unknown[];
  const valueAt = (place: number): unknown => {
    if (place < 0) return null;
    const value = flat[place];
    // A list that begins with a letter is a date, a redirect or the like.
    if (Array.isArray(value)) return typeof value[0] === "string" ? value[0] : value.map((item) => valueAt(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [flat[Number(key.slice(1))], valueAt(item as number)]),
    );
  };
  return valueAt(0) as Record<string, { data?: unknown }>;
}

/** Paths of every key in a value, `[]` for the items of a list. */
export function keysOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return path === "" ? [] : [path];
  const inner = Array.isArray(value)
    ? value.flatMap((item) => keysOf(item, `${path}[]`))
    : Object.entries(value).flatMap(([key, item]) => keysOf(item, path ? `${path}.${key}` : key));
  return inner.length > 0 ? [...new Set(inner)] : [path];
}

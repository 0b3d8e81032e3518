export type Fields = { [name: string]: string | Fields };

/** What Stripe's client sends, `a[b][0]=c`, as the object it was: `{ a: { b: { 0: "c" } } }`. */
export function readFields(encoded: string): Fields {
  const root: Fields = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/\[|\]\[|\]/).filter(Boolean);
    let place = root;
    for (const part of path.slice(0, -1)) {
      const next = place[part];
      place[part] = typeof next === "object" ? next : {};
      place = place[part] as Fields;
    }
    place[path.at(-1) ?? name] = value;
  }
  return root;
}

/** The values of a list or of an object, in their order. */
export function valuesOf(field: string | Fields | undefined): (string | Fields)[] {
  return typeof field === "object" ? Object.values(field) : [];
}

export function textOf(field: string | Fields | undefined): string | null {
  return typeof field === "string" && field !== "" ? field : null;
}

export function fieldsOf(field: string | Fields | undefined): Fields {
  return typeof field === "object" ? field : {};
}

export function metadataOf(field: string | Fields | undefined): Record<string, string> {
  const pairs = Object.entries(fieldsOf(field)).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(pairs) as Record<string, string>;
}

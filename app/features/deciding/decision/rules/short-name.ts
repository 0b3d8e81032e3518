type Named = { id: string; name: string };

/** The first name, where nobody else has the same; else the whole name. */
export function shortName({ id, name }: Named, people: readonly Named[]): string {
  const first = firstOf(name);
  return people.some((other) => other.id !== id && firstOf(other.name) === first) ? name : first;
}

function firstOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

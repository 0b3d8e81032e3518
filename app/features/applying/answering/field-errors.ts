/** A message beside a question, once, with the names of the controls that it is about. */
export type FieldError = { id: string; message: string; names: string[] };

/** The same, once for each control: to stand beside the very box. */
export function atEachBox(errors: readonly FieldError[]): FieldError[] {
  return errors.flatMap(({ message, names }) => names.map((name) => ({ id: `${name}-e`, message, names: [name] })));
}

/** Errors of a field: at its own path or at one of its parts, first ones first. */
export function errorsOf(scene: { errors: ReadonlyMap<string, string> }, path: string): FieldError[] {
  const found: FieldError[] = [];
  for (const [name, message] of scene.errors) {
    if (name !== path && !name.startsWith(`${path}.`)) continue;
    const same = found.find((error) => error.message === message);
    if (same) same.names.push(name);
    else found.push({ id: `${path}-e${found.length || ""}`, message, names: [name] });
  }
  return found;
}

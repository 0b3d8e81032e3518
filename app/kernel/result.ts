/** What a use case answers: a value, or a code a person can be told about. Bugs and redirects are thrown instead. */
export type Result<T, E extends string = string, D = undefined> = Ok<T> | Err<E, D>;
export type Ok<T> = { ok: true; value: T };
export type Err<E extends string, D = undefined> = { ok: false; code: E; detail: D };

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function err<E extends string>(code: E): Err<E>;
export function err<E extends string, D>(code: E, detail: D): Err<E, D>;
export function err<E extends string, D>(code: E, detail?: D): Err<E, D | undefined> {
  return { ok: false, code, detail };
}

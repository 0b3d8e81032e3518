import { settledFor } from "../../../kernel/settled-locales";

/** In the order of the boxes: where the family name comes first, so does what is wrong with it. */
export function inBoxOrder<E extends { path: string }>(errors: readonly E[], locale: string): readonly E[] {
  if (!settledFor(locale).familyFirst) return errors;
  const isName = (one?: E, next?: E) =>
    one?.path.endsWith(".first") && next?.path === one.path.replace(/first$/, "last");
  return errors.map((error, at) => {
    const [before, next] = [errors[at - 1], errors[at + 1]];
    if (next && isName(error, next)) return next;
    return before && isName(before, error) ? before : error;
  });
}

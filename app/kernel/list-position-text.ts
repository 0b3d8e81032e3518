/** Where a list of applications goes on: after this one, newest first. Written into the address as `{time}~{id}`. */
export type ListPosition = { submittedAt: number; id: string };

/** Apart from its reader, which brings a parser that a page in the browser has no use for. */
export function formatListPosition(position: ListPosition): string {
  return `${position.submittedAt}~${position.id}`;
}

/** Where a page of an account that is shared no longer leads. */
export const teamEndedPath = "/app/settings/team";
export const teamEndedAt = `${teamEndedPath}?ended=1`;

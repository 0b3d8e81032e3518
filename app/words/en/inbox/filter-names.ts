export const onlyNames = {
  unread: "Unread",
  changed: "Changed or answered",
  starred: "Starred",
  message: "New message",
  overdue: "Promised answer overdue",
  waiting: "Household not complete",
  complete: "Household complete",
} as const;

export const sortNames = {
  newest: "Newest first",
  arrival: "In order of arrival",
  completion: "Complete households first",
  "move-in": "Earliest move-in first",
} as const;

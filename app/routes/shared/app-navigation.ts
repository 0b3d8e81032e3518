import { isPending } from "./site-map";

/** The signed-in area; an entry shows once its page exists (routes/shared/site-map.ts). */
const entries = [
  { to: "/app/dashboard", name: "dashboard" },
  { to: "/app/forms", name: "forms" },
  // On a phone the page of forms leads there: six places do not fit at its foot.
  { to: "/app/homes", name: "homes", isWide: true },
  { to: "/app/applicants", name: "applicants" },
  { to: "/app/notifications", name: "notifications" },
  { to: "/app/settings", name: "settings" },
] as const;

/** `name`: of its word in frame/account. */
export const appNavigation = entries.filter((entry) => !isPending(entry.to));

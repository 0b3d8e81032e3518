import { isPending } from "./site-map";

/** The signed-in area; an entry shows once its page exists (routes/shared/site-map.ts). */
const entries = [
  { to: "/app/dashboard", name: "dashboard" },
  { to: "/app/forms", name: "forms" },
  { to: "/app/applicants", name: "applicants" },
  { to: "/app/notifications", name: "notifications" },
  { to: "/app/settings", name: "settings" },
] as const;

/** `name`: of its word in frame/account. */
export const appNavigation = entries.filter((entry) => !isPending(entry.to));

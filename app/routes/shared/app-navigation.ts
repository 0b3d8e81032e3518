import { isPending } from "./site-map";
import type { NavigationEntry } from "./site-navigation";

/** The signed-in area; an entry shows once its page exists (routes/shared/site-map.ts). */
const entries: readonly NavigationEntry[] = [
  { to: "/app/dashboard", label: "Dashboard" },
  { to: "/app/forms", label: "Forms" },
  { to: "/app/applicants", label: "Applicants" },
  { to: "/app/notifications", label: "Notifications" },
  { to: "/app/settings", label: "Settings" },
];

export const appNavigation: readonly NavigationEntry[] = entries.filter((entry) => !isPending(entry.to));

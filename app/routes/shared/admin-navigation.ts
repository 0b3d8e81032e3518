import { isPending } from "./site-map";
import type { NavigationEntry } from "./site-navigation";

/** The admin's menu; a page of the specification shows once it exists (routes/shared/site-map.ts). Others are added with their route. */
const entries: readonly NavigationEntry[] = [
  { to: "/admin", label: "Overview" },
  { to: "/admin/spam-protection", label: "Spam protection" },
  { to: "/admin/email-test", label: "Email test" },
  { to: "/admin/credit-vouchers", label: "Credit vouchers" },
  { to: "/admin/jobs", label: "Jobs" },
  { to: "/admin/people", label: "People" },
  { to: "/admin/law", label: "Law" },
];

export const adminNavigation: readonly NavigationEntry[] = entries.filter((entry) => !isPending(entry.to));

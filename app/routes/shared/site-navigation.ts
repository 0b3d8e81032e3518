import { isPending } from "./site-map";

/** `onlyIn`: a country whose visitors alone are shown it, by a script; `lang`: of the label, where it is not English. */
export type NavigationEntry = { to: string; label: string; onlyIn?: string; lang?: string };

/** The links of the specification's section 2, all of them; a menu shows those whose page exists (routes/shared/site-map.ts). */
const header: readonly NavigationEntry[] = [
  { to: "/about", label: "About" },
  { to: "/pricing", label: "Pricing" },
  { to: "/blog", label: "Blog" },
  { to: "/faq", label: "FAQ" },
];

const visitor: readonly NavigationEntry[] = [
  { to: "/sign-in", label: "Sign In" },
  { to: "/sign-up", label: "Get Started" },
];

const member: readonly NavigationEntry[] = [{ to: "/app/dashboard", label: "Go to Dashboard" }];

const footer: readonly { title: string; entries: readonly NavigationEntry[] }[] = [
  {
    title: "Product",
    entries: [
      { to: "/start", label: "Create Form" },
      { to: "/pricing", label: "Pricing" },
      { to: "/faq", label: "FAQ" },
      { to: "/sign-up", label: "Get Started" },
    ],
  },
  {
    title: "Company",
    entries: [
      { to: "/about", label: "About" },
      { to: "/blog", label: "Blog" },
      { to: "/contact", label: "Help Center" },
    ],
  },
  {
    title: "Legal",
    entries: [
      { to: "/privacy-policy", label: "Privacy Policy" },
      { to: "/terms-of-service", label: "Terms of Service" },
      { to: "/restrictions", label: "Rental law by place" },
      { to: "/withdraw", label: "Withdraw from a contract" },
      { to: "/withdraw#kuendigen", label: "Verträge hier kündigen", onlyIn: "DE", lang: "de" },
    ],
  },
];

function served(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.filter((entry) => !isPending(entry.to));
}

export const siteNavigation = {
  header: served(header),
  visitor: served(visitor),
  member: served(member),
  footer: footer
    .map((group) => ({ title: group.title, entries: served(group.entries) }))
    .filter((group) => group.entries.length > 0),
};

export type SiteNavigation = typeof siteNavigation;

/** The five steps of a form, whoever's it is: they have a head of their own and nothing above it. */
export function isBuilder({ pathname, search }: { pathname: string; search: string }): boolean {
  if (pathname === "/start") return new URLSearchParams(search).has("step");
  return /^\/(app\/forms|manage\/form)\/[^/]+\/edit\/?$/.test(pathname);
}

/** One application: on a phone its own head stands in place of the product's bar. */
export function isApplication({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/app\/forms\/[^/]+\/?$/.test(pathname) && new URLSearchParams(search).has("applicationId");
}

/** The site's header and footer are not on the pages of the signed-in area, the admin and the tenants, nor on their previews and papers. */
export function hasSiteChrome(pathname: string): boolean {
  return !/^\/(app|admin|apply|files|preview|reference)(\/|$)/.test(pathname);
}

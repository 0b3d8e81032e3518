import { createContext } from "react-router";
import type { Membership } from "./features/people/teams/queries/find-membership.server";
import { landlordLanguage, landlordLocaleOf } from "./kernel/landlord-locale";
import type { PageLocale } from "./kernel/page-locale";
import type { SignedIn } from "./platform/auth/signed-in.server";
import type { Services } from "./services";

/** What a request carries to loaders, actions and the document. Filled by workers/app.ts. */
export const servicesContext = createContext<Services>();
/** The nonce of this response's Content-Security-Policy; empty on pages that carry none. */
export const cspNonceContext = createContext<string>("");
/** The zone of the connection. A page that follows a post has a request that no longer knows it. */
export const zoneContext = createContext<string | null>(null);
/** Who is signed in, or null; set for every page but the tenants' by the root's middleware. */
export const optionalUserContext = createContext<SignedIn | null>(null);
/** The person behind a guarded page; set by its guard. */
export const requiredUserContext = createContext<SignedIn>();
/** The shared account that a person works in, and what he or she may do there; null in the own one. Set by the guard of /app. */
export const teamContext = createContext<Membership | null>(null);
/** The language in which a landlord, guest or visitor reads this page. The tenants' pages ask their own address and cookie. */
export const languageContext = createContext<PageLocale>(landlordLanguage);
/** How that reader's numbers, dates and money are written: "de-AT". */
export const localeContext = createContext<string>(landlordLocaleOf(landlordLanguage));

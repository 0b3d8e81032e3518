import { z } from "zod";
import { completeLanguages } from "../../../kernel/landlord-locale";
import { type PageLocale, pageLocales } from "../../../kernel/page-locale";
import type { MailSite } from "../../../mail/definition";
import { mails } from "../../../mail/registry.server";
import { sample } from "../../../mail/sample";
import type { MailKind } from "../../../platform/mail-kinds";
import type { RenderedMail } from "../../../ui/mail-layout";
import { stopHeaders } from "../../deciding/notices/stop-link";

type Example = RenderedMail & { headers?: Record<string, string> };

/** Applicants, members and referees read in any language of the pages. */
const tenants: readonly string[] = ["applicant", "member", "referee"];

/** Landlords read in those that are complete, or that a caller wants to see; we in English. */
function isIn(kind: MailKind, locale: PageLocale, landlords: readonly PageLocale[]): boolean {
  const { to } = mails[kind].audience;
  if (locale === "en" || tenants.includes(to)) return true;
  return to !== "operator" && landlords.includes(locale);
}

/** The kinds that exist in a language, in a fixed order. */
export function exampleKinds(locale: PageLocale, landlords: readonly PageLocale[] = completeLanguages): MailKind[] {
  return (Object.keys(mails) as MailKind[]).filter((kind) => isIn(kind, locale, landlords)).sort();
}

/** Mails of this kind can be stopped by one post (RFC 8058). */
export const isStoppable = (kind: MailKind): boolean => mails[kind].stoppedBy !== null;

/** One mail as it would leave, but for its address. Pure. */
export function exampleMail(
  sender: Omit<MailSite, "language">,
  { kind, locale, title = sample.title }: { kind: MailKind; locale: PageLocale; title?: string },
): Example {
  const { render, example } = mails[kind];
  const site = { ...sender, language: locale };
  const mail: Example = render(site, example({ site, locale, title }));
  if (!isStoppable(kind) || mail.headers?.["List-Unsubscribe-Post"]) return mail;
  const stopAt = `${site.baseUrl}/unsubscribe/notices/${sample.token}`;
  return { ...mail, headers: { ...mail.headers, ...stopHeaders(stopAt) } };
}

const kindSchema = z.enum(exampleKinds("en"));
const localeSchema = z.enum(pageLocales);

/** There is no address in it: a test goes to the admin's own. */
export const testOrderSchema = z
  .strictObject({ intent: z.literal("send"), kind: z.union([kindSchema, z.literal("all")]), locale: localeSchema })
  .refine(({ kind, locale }) => kind === "all" || exampleKinds(locale).includes(kind));
export type TestOrder = z.infer<typeof testOrderSchema>;

const usualKind = "mail.application-receipt";

/** What the gallery shows; what is wrong in an address falls back. */
export const galleryViewSchema = z
  .object({
    kind: kindSchema.catch(usualKind),
    locale: localeSchema.catch("en"),
    part: z.enum(["page", "text", "headers"]).catch("page"),
    width: z.enum(["phone", "desktop"]).catch("desktop"),
    scheme: z.enum(["light", "dark"]).catch("light"),
  })
  .transform((view) => ({ ...view, kind: exampleKinds(view.locale).includes(view.kind) ? view.kind : usualKind }));
export type GalleryView = z.infer<typeof galleryViewSchema>;

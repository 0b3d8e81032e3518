import type { PageLocale } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { localize } from "../../../forms/form-model/localized";
import { askedAs } from "../../applications/asked-form";
import { describeApplication } from "../../applications/describe-application";
import type { MemberLink } from "../../applications/household/queries/find-members.server";
import { erasureDates, keepingRule } from "../../applications/retention";
import type { OwnPart } from "../../apply/household/queries/find-member-part.server";
import { findAsked } from "../asked/queries/find-asked.server";
import type { MemberAsked, MemberPageProps, OwnPartView } from "../ui/member-page";

/** What the page of an own part shows before its steps; "over" where nothing is wanted any more. */
export async function memberPageOf(
  services: Services,
  link: MemberLink | null,
  locale: PageLocale,
): Promise<Omit<MemberPageProps, "hasLink">> {
  const form = link && (await services.publishedForms.find(link.urlId));
  const isDown = form?.state === "suspended" || form?.state === "deleted";
  if (!link || !form || link.state === "over" || (isDown && link.state !== "done")) return { locale, state: "over" };
  const { definition } = askedAs(form, link.role);
  return {
    locale,
    state: link.state,
    role: link.role,
    formTitle: localize(definition.title, locale, definition.defaultLocale),
    leadName: link.contact.leadName,
    sections: definition.sections.map(({ title }) => localize(title, locale, definition.defaultLocale)),
    definition,
    hasAccount: form.hasAccount,
    completedAt: link.completedAt,
    leadEndsAt: link.leadEndsAt,
  };
}

/** What a member reads of the own part, in the language of the page. */
export function ownPartView({ content, ...facts }: OwnPart, locale: PageLocale): OwnPartView {
  const { decidedAt, erasureAnnouncedAt, heldAt, papersErasedAt, answer } = facts;
  const { definition, stored, documents } = content;
  const { sections, consents } = describeApplication(definition, stored, locale);
  const { address } = definition.property;
  return {
    answer,
    heldAt,
    papersErasedAt,
    keeping: keepingRule(definition, facts.hasAccount),
    erasure: decidedAt === null ? null : erasureDates({ decidedAt, announcedAt: erasureAnnouncedAt, address }),
    content: { sections, consents, documents },
  };
}

/** What the landlord asks a member for now, in the language of the page; nothing where nothing is asked. */
export async function memberAsked(
  services: Services,
  link: { token: string; urlId: string },
  locale: PageLocale,
): Promise<MemberAsked | undefined> {
  const asked = await findAsked(services, { kind: "member", ...link });
  if (!asked) return undefined;
  const { defaultLocale, sections } = asked.form.definition;
  const fields = sections.flatMap((section) => section.fields);
  const items = asked.questions.flatMap((id) => {
    const field = fields.find((one) => one.id === id);
    const kind = field?.kind === "file" ? ("paper" as const) : ("question" as const);
    return field ? [{ id, kind, text: localize(field.label, locale, defaultLocale), answer: "" }] : [];
  });
  const { dueAt, note, copyRev } = asked;
  const request = { items, note, dueAt, isBegun: copyRev !== null };
  return { request, to: asked.form.base, now: services.clock.now().getTime() };
}

import type { Services } from "../../../../workers/services";
import { localize } from "../../rent-forms/model/localized";
import { askedAs } from "../asked-form";
import type { PageLocale } from "../locale";
import type { MemberLink } from "./queries-household.server";
import type { MemberPageProps } from "./ui/member-page";

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
    property: definition.property,
    completedAt: link.completedAt,
  };
}

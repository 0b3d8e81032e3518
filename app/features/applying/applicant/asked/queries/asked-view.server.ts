import { zoneOfHome } from "../../../../../kernel/home-zone";
import type { Services } from "../../../../../services";
import { rawOf } from "../../../../forms/form-model/journey";
import { localize } from "../../../../forms/form-model/localized";
import type { DraftPage } from "../../../answering/apply-view";
import { browserData } from "../../../answering/browser-data";
import { draftPage } from "../../../answering/draft-page";
import { localeOf, pairsOf } from "../../../answering/queries/draft-view.server";
import { readingHints } from "../../../answering/reading-hints";
import { type DescribedSection, describeSections } from "../../../applications/describe-application";
import type { Shown } from "../../editing/commands/post-edit.server";
import { askedAt } from "../commands/post-asked.server";
import type { Asked } from "./find-asked.server";

/** A page of a request as data: one section's questions, or everything once more before it is sent. */
export type AskedView = {
  page: DraftPage;
  backTo: string;
  title: string;
  dueAt: number;
  note: string;
  now: number;
  /** IANA zone of the home. */
  zone: string;
} & (
  | { kind: "step"; sectionId: string }
  | { kind: "check"; sections: (DescribedSection & { step: number })[]; documents: { id: string; name: string }[] }
);

/** What the pages show on which a landlord's later questions are answered. */
export function askedView(services: Services, asked: Asked, show: Shown): AskedView {
  const { form, draft } = asked;
  const { asking, journey, step } = show;
  const raw = rawOf(asking, draft);
  const locale = localeOf(draft);
  const text = (content: Parameters<typeof localize>[0]) => localize(content, locale, form.definition.defaultLocale);
  const { page, section, answers } = draftPage({
    ...show,
    form,
    raw,
    locale,
    documents: draft.documents,
    data: browserData({ asking, raw, section: journey.sections[step - 1], draftId: draft.id, rev: draft.rev, locale }),
  });
  const common = {
    page,
    backTo: askedAt(asked),
    title: text(form.definition.title),
    dueAt: asked.dueAt,
    note: asked.note,
    now: services.clock.now().getTime(),
    zone: zoneOfHome(form.definition.property.address),
  };
  if (section) {
    const hints = pairsOf(readingHints(section, raw, { definition: form.definition, locale }));
    return { ...common, page: { ...page, hints }, kind: "step", sectionId: section.id };
  }
  const visibleSections = journey.sections.map(({ id }) => id);
  const described = describeSections(form.definition, { answers, visibleSections }, locale);
  return {
    ...common,
    kind: "check",
    sections: described.map((one) => ({ ...one, step: visibleSections.indexOf(one.id) + 1 })),
    documents: draft.documents.map(({ id, name }) => ({ id, name })),
  };
}

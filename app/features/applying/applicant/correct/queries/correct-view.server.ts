import type { Services } from "../../../../../services";
import { contactFields } from "../../../../forms/form-model/contact";
import { rawOf } from "../../../../forms/form-model/journey";
import { localize } from "../../../../forms/form-model/localized";
import type { DraftPage } from "../../../answering/apply-view";
import { browserData } from "../../../answering/browser-data";
import { draftPage } from "../../../answering/draft-page";
import { mailHints } from "../../../answering/mail-hints";
import { localeOf, pairsOf, type Showing, withMine } from "../../../answering/queries/draft-view.server";
import { readingHints } from "../../../answering/reading-hints";
import { type ShownText, shownTexts } from "../../../answering/shown-texts";
import { printField } from "../../../answering/step-print";
import { type ChangedAnswer, compareAnswers } from "../../../applications/corrections/compare-answers";
import { statusPath } from "../commands/post-correction.server";
import { corrected } from "../commands/send-correction.server";
import type { Correction } from "./find-correction.server";

/** A page of a correction as data: one section's questions, or everything with what would change. */
export type CorrectView = { page: DraftPage; statusAt: string; title: string } & (
  | { kind: "step"; sectionId: string }
  | {
      kind: "check";
      sections: { id: string; title: string; step: number }[];
      changes: ChangedAnswer[];
      affirmed: Affirmed;
    }
);

/** What stood before the applicant when sending, which the correction leaves as it was. */
type Affirmed = { texts: ShownText[]; consents: string[] };

/** What the pages show on which sent answers are corrected. */
export function correctView(
  services: Services,
  correction: Correction,
  show: Omit<Showing, "form" | "draft">,
): CorrectView {
  const { form, draft, sent, papers } = correction;
  const { asking, journey, step } = show;
  const kept = rawOf(asking, draft);
  const raw = show.mine ? withMine(kept, journey.sections[step - 1], show.mine) : kept;
  const locale = localeOf(draft);
  const text = (content: Parameters<typeof localize>[0]) => localize(content, locale, form.definition.defaultLocale);
  const { page, section } = draftPage({
    ...show,
    form,
    raw,
    kept,
    locale,
    documents: draft.documents,
    data: browserData({ asking, raw, section: journey.sections[step - 1], draftId: draft.id, rev: draft.rev, locale }),
  });
  const common = { page, statusAt: statusPath(correction), title: text(form.definition.title) };
  if (section) {
    const hints = pairsOf([
      ...mailHints(section, raw, { locale }),
      ...readingHints(section, raw, { definition: form.definition, locale }),
    ]);
    const print = page.print && printField({ print: page.print, page: services.ids.nodeId() });
    return { ...common, page: { ...page, print, hints }, kind: "step", sectionId: section.id };
  }
  const { next } = corrected(services, correction);
  return {
    ...common,
    kind: "check",
    sections: journey.sections.map(({ id, title }, at) => ({ id, title: text(title), step: at + 1 })),
    affirmed: {
      texts: shownTexts(form, page.visible, locale),
      consents: sent.consents.flatMap(({ text: said, accepted }) => (accepted ? [said] : [])),
    },
    changes: compareAnswers(form.definition, { before: sent, after: next }, { locale, documents: papers }),
  };
}

/** Where the applicant's own address is corrected: the control at its step; everything, where the form asks for none. */
export function emailPlace({ form, draft }: Correction, { journey }: Pick<Showing, "journey">): string {
  const base = form.base ?? "";
  const id = contactFields(form.definition).email?.id;
  const at = journey.sections.findIndex(({ fields }) => fields.some((field) => field.id === id));
  return id && at >= 0 && draft.stored.raw[id] !== undefined ? `${base}?step=${at + 1}#${id}` : base;
}

import { eq } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { mailLinks } from "../../../../kernel/links";
import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { general } from "../../../../platform/mail-kinds";
import { journeyOf, rawOf } from "../../../forms/form-model/journey";
import { localize } from "../../../forms/form-model/localized";
import { askingOf } from "../../answering/asking";
import { localeOf, verdictOf } from "../../answering/queries/draft-view.server";
import { findDraftById } from "../../applications/queries/find-draft.server";
import { resumeMail } from "./resume-draft";

/** The way back to an unsent application, or a reminder of it; nothing once it was sent or can no longer be. */
const resumeDraft = defineMail({
  kind: "mail.resume-draft",
  name: "Email to an applicant: the link to finish later",
  audience: { to: "applicant", counted: general },
  stoppedBy: "own-link",
  async load(services, ref) {
    const draft = await findDraftById(services, ref.draftId);
    const to = draft?.stored.email;
    if (!draft || !to || draft.submittedAt !== null) return null;
    const [row] = await services.db
      .select({ urlId: rentForm.urlId })
      .from(rentForm)
      .where(eq(rentForm.id, draft.formId));
    const form = row && (await services.publishedForms.findInDatabase(row.urlId));
    if (!form || (await verdictOf(services, form, draft)) === "refuse") return null;
    const asking = askingOf(services, form, draft);
    const { reachable, checkStep } = journeyOf(asking, rawOf(asking, draft), draft.stored.done);
    const locale = localeOf(draft);
    const lifetimeMs = draft.expiresAt - services.clock.now().getTime();
    const facts = {
      urlId: form.urlId,
      formTitle: localize(form.definition.title, locale, form.definition.defaultLocale),
      token: await mintMailedToken(services, to, { ...mailLinks.resumeDraft, ref: draft.id, lifetimeMs }),
      locale,
      percentDone: Math.round((100 * (reachable - 1)) / checkStep),
      endsAt: new Date(Math.min(draft.expiresAt, form.opensUntil ?? draft.expiresAt)),
      isReminder: ref.reminder > 0,
    };
    return { to, facts };
  },
  render: resumeMail,
  example({ locale, title }) {
    const { urlId, token, soon } = sample;
    return { urlId, formTitle: title, token, locale, percentDone: 60, endsAt: soon, isReminder: false };
  },
});

export const mails = [resumeDraft];

import { eq } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { landlordLocaleOf, mailLanguageOf } from "../../../../kernel/landlord-locale";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleReader } from "../../../../mail/sample";
import { toLandlord } from "../../../../platform/mail-kinds";
import { findFormLandlord, recipientOf } from "../../rent-forms/queries/form-landlord.server";
import { findToldChanges } from "../queries/find-told-changes.server";
import { sampleChange } from "../words";
import { formLawMail } from "./form-law";

/** What the law changes in a live form, if it still does: the landlord may have changed the form meanwhile. */
const formLaw = defineMail({
  kind: "mail.form-law",
  name: "Email to a landlord: a law changes for the form",
  audience: toLandlord,
  stoppedBy: null,
  async load(services, { formId }) {
    const form = await findFormLandlord(services, eq(rentForm.id, formId));
    const language = mailLanguageOf((form && recipientOf(form)?.language) ?? null, services.config.isDevelopment);
    const told = form && (await findToldChanges(services, formId, language));
    if (!form || !told) return null;
    return { form, about: formId, noteAs: "form-law", facts: { ...told, formId, title: form.title } };
  },
  render: formLawMail,
  example: ({ title, locale }) => {
    const why = { text: "Cases that were dismissed may not be looked at.", isLaw: true };
    const { subject, ...change } = sampleChange(locale, landlordLocaleOf(locale));
    return { ...sampleReader, formId: sample.formId, title, subject, changes: [{ ...change, why }] };
  },
});

export const mails = [formLaw];

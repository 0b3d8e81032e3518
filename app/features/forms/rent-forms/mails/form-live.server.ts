import { eq } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleReader } from "../../../../mail/sample";
import { toLandlord } from "../../../../platform/mail-kinds";
import { findFormLandlord } from "../queries/form-landlord.server";
import { runningStates } from "../rules";
import { formLiveMail } from "./form-live";

/** Goes to the unsubscribed too: it is no notice, it carries the only key to a guest's form. */
const formLive = defineMail({
  kind: "mail.form-live",
  name: "Email to a landlord: the form is online",
  audience: toLandlord,
  stoppedBy: null,
  async load(services, { formId }) {
    const form = await findFormLandlord(services, eq(rentForm.id, formId));
    // A mail that is late must not say "live" of a form that was closed or suspended meanwhile.
    if (!form || !runningStates.includes(form.state)) return null;
    const { title, urlId, guest } = form;
    const isTold = guest === null || guest.unsubscribedAt === null;
    return { form, about: formId, facts: { title, urlId, formId: form.formId, isTold } };
  },
  render: formLiveMail,
  example({ title }) {
    const { formId, urlId, token } = sample;
    return { ...sampleReader, title, formId, urlId, manageToken: token, isTold: true };
  },
});

export const mails = [formLive];

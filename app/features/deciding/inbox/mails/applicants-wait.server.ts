import { eq } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleReader } from "../../../../mail/sample";
import { toAccount } from "../../../../platform/mail-kinds";
import { findFormLandlord } from "../../../forms/rent-forms/queries/form-landlord.server";
import { findWaiting } from "../queries/find-waiting.server";
import { listWaitingLandlords } from "../queries/list-waiting-landlords.server";
import { applicantsWaitMail } from "./applicants-wait";

/** How many applicants wait for an answer, if any still do. */
const applicantsWait = defineMail({
  kind: "mail.applicants-wait",
  name: "Email to a landlord: applicants wait",
  audience: toAccount,
  stoppedBy: "applicants-wait",
  due: listWaitingLandlords,
  async load(services, ref, job) {
    const whose = ref.landlordId === null ? { formId: ref.formId ?? "" } : { landlordId: ref.landlordId };
    const waiting = await findWaiting(services, whose, services.clock.now().getTime());
    const form = waiting && (await findFormLandlord(services, eq(rentForm.id, waiting.formId)));
    return form && { form, about: `waiting:${job.id}`, noteAs: "applicants-wait", facts: waiting };
  },
  render: applicantsWaitMail,
  example: ({ site }) => ({
    ...sampleReader,
    ...{ count: 3, since: sample.now, stopUrl: `${site.baseUrl}/unsubscribe/notices/${sample.token}` },
  }),
});

export const mails = [applicantsWait];

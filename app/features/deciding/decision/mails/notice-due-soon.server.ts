import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { toAccount } from "../../../../platform/mail-kinds";
import { listNoticesDueSoon } from "../../../applying/applications/queries/list-notices-due-soon.server";
import { loadNamed } from "../../../applying/applications/queries/load-named.server";
import { noticeDueSoonMail } from "./notice-due-soon";

/** Decisions that no letter has told, the day before their applicants read so. */
const noticeDueSoon = defineMail({
  kind: "mail.decision-notice-due",
  name: "Email to a landlord: applicants were not told",
  audience: toAccount,
  stoppedBy: "decision-notice-due",
  isWithoutKey: true,
  async load(services, ref) {
    const found = await loadNamed(services, `decision-notice:${ref.at}`, (atMost) =>
      listNoticesDueSoon(services, ref, atMost),
    );
    return found && { ...found, noteAs: "decision-notice-due" };
  },
  render: noticeDueSoonMail,
  example: ({ title }) => ({
    applications: [{ id: sample.applicationId, formId: sample.formId, reference: sample.reference, formTitle: title }],
    hasMore: false,
  }),
});

export const mails = [noticeDueSoon];

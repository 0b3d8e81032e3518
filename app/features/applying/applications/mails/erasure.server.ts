import { defineMail } from "../../../../mail/definition";
import { sample, sampleReader } from "../../../../mail/sample";
import { general, toAccount } from "../../../../platform/mail-kinds";
import { listAnnounced } from "../queries/list-erasures.server";
import { loadNamed } from "../queries/load-named.server";
import { applicationErasedMail, erasureNearMail } from "./erasure";

/** What will be erased in a week: notice, and mail by choice; a guest by mail always. */
const erasureNear = defineMail({
  kind: "mail.erasure-near",
  name: "Email to a landlord: applications will be deleted",
  audience: toAccount,
  stoppedBy: "erasure-near",
  isFirmForGuests: true,
  async load(services, ref) {
    const which = ref.landlordId === null ? { formId: ref.formId ?? "" } : { landlordId: ref.landlordId };
    const list = (atMost: number) => listAnnounced(services, { ...which, announcedAt: ref.at }, atMost);
    const found = await loadNamed(services, `erasures:${ref.at}`, list);
    return found && { ...found, noteAs: "erasure-near" };
  },
  render: erasureNearMail,
  example({ title }) {
    const { applicationId: id, formId, reference, soon } = sample;
    const parts = { papers: true, answers: false };
    const one = { id, formId, reference, formTitle: title, name: "", parts, erasedAt: soon.getTime() };
    return { ...sampleReader, applications: [one], hasMore: false };
  },
});

const applicationErased = defineMail({
  kind: "account.application-erased",
  name: "Email to an applicant: the application was deleted",
  audience: { to: "applicant", counted: general },
  stoppedBy: null,
  render: applicationErasedMail,
  example: ({ locale, title }) => ({ locale, reference: sample.reference, formTitle: title }),
});

export const mails = [erasureNear, applicationErased];

import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { toAccount } from "../../../../platform/mail-kinds";
import { listAnnouncedUndecided } from "../queries/list-undecided.server";
import { loadNamed } from "../queries/load-named.server";
import { announcedMs } from "../retention";
import { undecidedNearMail } from "./undecided-near";

/** What ends undecided in a week, all of an account at once. */
const undecidedNear = defineMail({
  kind: "mail.undecided-near",
  name: "Email to a landlord: applications wait for a decision",
  audience: toAccount,
  stoppedBy: "undecided-near",
  isWithoutKey: true,
  async load(services, { landlordId, at }) {
    const list = (atMost: number) => listAnnouncedUndecided(services, { landlordId, announcedAt: at }, atMost);
    const found = await loadNamed(services, `undecided:${at}`, list);
    return found && { ...found, noteAs: "undecided-near", facts: { ...found.facts, endsAt: at + announcedMs } };
  },
  render: undecidedNearMail,
  example: ({ title }) => ({
    applications: [{ id: sample.applicationId, formId: sample.formId, reference: sample.reference, formTitle: title }],
    hasMore: false,
    endsAt: sample.soon.getTime(),
  }),
});

export const mails = [undecidedNear];

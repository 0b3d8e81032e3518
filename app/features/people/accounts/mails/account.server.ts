import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { type Audience, toAccount, verification } from "../../../../platform/mail-kinds";
import { accountMail, type OwnLetter } from "./account";

const dropped = { ...verification, ifHeld: "drop" } as const;
const unproven: Audience = { to: "typed", counted: verification };
const unprovenOrNever: Audience = { to: "typed", counted: dropped };

/** Letters about an account. They are not notices, so none can be stopped. `about`: what an example says beside a name and a link. */
function letter(kind: OwnLetter["kind"], audience: Audience, about: object = {}) {
  return defineMail<`account.${OwnLetter["kind"]}`, OwnLetter>({
    kind: `account.${kind}`,
    name: `Email about an account: ${kind}`,
    audience,
    stoppedBy: null,
    render: (site, words) => accountMail(words, site),
    example({ site }) {
      const link = `${site.baseUrl}/undo?token=${sample.token}`;
      return { kind, to: "ada@rentform.test", name: "Ada Lovelace", link, ...about } as OwnLetter;
    },
  });
}

export const mails = [
  letter("verify", unproven),
  letter("exists", unprovenOrNever),
  letter("change-email", unprovenOrNever),
  letter("reset", { to: "typed", counted: { ...dropped, budget: "access" } }),
  letter("password-changed", toAccount),
  letter("change-email-asked", toAccount),
  letter("email-changed", toAccount),
  letter("guest-forms", toAccount),
  letter("forms-claimed", toAccount),
  letter("new-device", toAccount, { device: "Firefox, Linux", country: "CH", at: sample.now }),
  letter("factor", toAccount, { news: "passkey-added" }),
  letter("factor-lost", toAccount, { dueAt: sample.soon.getTime() }),
  letter("team-invitation", unprovenOrNever, { by: sample.leadName }),
  letter("team-ended", toAccount, { by: sample.leadName }),
  letter("export-ready", toAccount),
  letter("applications-ready", toAccount),
  letter("deleted", toAccount),
  letter("suspended", toAccount, { reason: "spam", until: sample.soon.getTime() }),
];

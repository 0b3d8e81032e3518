import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { toOperator } from "../../../../platform/mail-kinds";
import { alarmMail } from "./alarm";

/** To the admin: what is wrong, or over. */
const alarm = defineMail({
  kind: "mail.alarm",
  name: "Email to the admin: an alarm",
  audience: toOperator,
  stoppedBy: null,
  async load({ config }, ref) {
    return config.adminEmail === null ? null : { to: config.adminEmail, facts: ref };
  },
  render: alarmMail,
  example: () => ({
    at: sample.now,
    trouble: [{ name: "outbox" as const, since: sample.now, figure: 660 }],
    lasting: [],
    fine: [],
  }),
});

export const mails = [alarm];

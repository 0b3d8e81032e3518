import { and, asc, eq, isNull } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { rentForm } from "../../../../db/schema/forms";
import { notification } from "../../../../db/schema/platform";
import { defineMail } from "../../../../mail/definition";
import { toAccount } from "../../../../platform/mail-kinds";
import { applicationNotices } from "../rules";
import { stopHeaders, stopUrl } from "../stop-link";
import { digestMail } from "./digest";

/** A mail names this many and says that there are more. */
const namedAtMost = 50;

/** What waited for this morning and was not read in the account meanwhile. */
const noticeDigest = defineMail({
  kind: "mail.notice-digest",
  name: "Email to a landlord: the notices of a day",
  audience: toAccount,
  stoppedBy: "own-link",
  async load(services, { userId, dueAt }) {
    const { db } = services;
    const [[account], notices] = await db.batch([
      db
        .select({ email: user.email, language: user.language })
        .from(user)
        .where(and(eq(user.id, userId), eq(user.emailVerified, true))),
      db
        .select({ kind: notification.kind, formTitle: rentForm.title })
        .from(notification)
        .innerJoin(rentForm, eq(rentForm.id, notification.formId))
        .where(and(eq(notification.landlordId, userId), eq(notification.digestAt, dueAt), isNull(notification.readAt)))
        .orderBy(asc(notification.createdAt))
        .limit(namedAtMost + 1),
    ]);
    if (!account || notices.length === 0) return null;
    const headers = stopHeaders(await stopUrl(services, { userId, kind: "daily" }));
    const facts = { notices: notices.slice(0, namedAtMost), hasMore: notices.length > namedAtMost };
    return { to: account.email, language: account.language, headers, facts };
  },
  render: digestMail,
  example: ({ title }) => ({
    notices: applicationNotices.map((kind) => ({ kind, formTitle: title })),
    hasMore: false,
  }),
});

export const mails = [noticeDigest];

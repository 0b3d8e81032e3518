import { eq } from "drizzle-orm";
import { mailTest } from "../../../app/db/schema/mail";
import { exampleMail, testOrderSchema } from "../../../app/features/operator/mail-test/examples.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** The admin's own address, and no other, gets the example that the job names. */
export async function sendMailTest(services: Services, ref: JobRef<"mail.test">, job: MailJob): Promise<JobOutcome> {
  const { adminEmail } = services.config;
  const order = testOrderSchema.safeParse({ intent: "send", ...ref });
  if (adminEmail === null || !order.success || order.data.kind === "all") return done;
  const { kind, locale } = order.data;
  const mail = exampleMail(mailSite(services), { kind, locale });
  return deliver(
    services,
    job,
    { to: adminEmail, ...mail, subject: `[TEST] ${mail.subject}`.slice(0, 200) },
    undefined,
    {
      take: async () => true,
      async settle(_isSent, messageId) {
        if (messageId) await services.db.update(mailTest).set({ messageId }).where(eq(mailTest.id, job.id));
      },
    },
  );
}

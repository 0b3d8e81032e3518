import { eq } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { dayMs } from "../../../../kernel/durations";
import type { RentFormId } from "../../../../kernel/ids";
import { defineMail, type MailSite } from "../../../../mail/definition";
import { sample, sampleReader } from "../../../../mail/sample";
import { toLandlord } from "../../../../platform/mail-kinds";
import type { Services } from "../../../../services";
import { findScreeningState } from "../../screening/queries/screening-state.server";
import { type FormLandlord, findFormLandlord } from "../queries/form-landlord.server";
import { binMs, guestNoticeMs } from "../rules";
import { type FormFacts, type FormNotice, formNoticeMail } from "./form-life";

/** If it still is. */
const formFull = defineMail({
  kind: "mail.form-full",
  name: "Email to a landlord: the form is full",
  audience: toLandlord,
  stoppedBy: "form-full",
  load: (services, { formId }) => loadAs(services, formId, ({ state }) => (state === "full" ? { kind: "full" } : null)),
  render,
  example: (asked) => exampleOf(asked, { kind: "full" }),
});

/** Three days are left, if the form still runs and its date is still to come. */
const formClosing = defineMail({
  kind: "mail.form-closing",
  name: "Email to a landlord: the form closes soon",
  audience: toLandlord,
  stoppedBy: "form-closing",
  load: (services, { formId }) =>
    loadAs(services, formId, ({ state, opensUntil, zone }, now) => {
      const isRunning = (state === "open" || state === "paused") && opensUntil !== null && opensUntil > now;
      return isRunning ? { kind: "closing", opensUntil, now, zone } : null;
    }),
  render,
  example(asked) {
    const { now } = sample;
    return exampleOf(asked, { kind: "closing", opensUntil: now + 3 * dayMs, now, zone: "America/New_York" });
  },
});

/** It reached its date, if nobody opened it again. */
const formClosed = defineMail({
  kind: "mail.form-closed",
  name: "Email to a landlord: the form has closed",
  audience: toLandlord,
  stoppedBy: "form-closed",
  load: (services, { formId }) =>
    loadAs(services, formId, ({ state }) => (state === "closed" ? { kind: "closed" } : null)),
  render,
  example: (asked) => exampleOf(asked, { kind: "closed" }),
});

/** The form will be erased, if nothing saved it meanwhile. What was never published holds nothing to warn of. */
const formErasure = defineMail({
  kind: "mail.form-erasure",
  name: "Email to a landlord: the form will be deleted",
  audience: toLandlord,
  stoppedBy: null,
  load: (services, { formId }) =>
    loadAs(services, formId, ({ state, deletedAt, erasureNoticeAt, publishedAt }, now) => {
      if (publishedAt === null) return null;
      if (state === "deleted" && deletedAt !== null)
        return { kind: "erasure", erasedAt: deletedAt + binMs, why: "bin" };
      if (erasureNoticeAt === null) return null;
      // Counted from this mail, however late it leaves.
      return { kind: "erasure", erasedAt: now + guestNoticeMs, why: "rest" };
    }),
  render,
  example: (asked) => exampleOf(asked, { kind: "erasure", erasedAt: sample.soon.getTime(), why: "bin" }),
});

/** We took the form offline, if it still is. */
const formSuspended = defineMail({
  kind: "mail.form-suspended",
  name: "Email to a landlord: the form was taken offline",
  audience: toLandlord,
  stoppedBy: null,
  load: (services, { formId, reason }) =>
    loadAs(services, formId, ({ state }) => (state === "suspended" ? { kind: "suspended", reason } : null)),
  render,
  example: (asked) => exampleOf(asked, { kind: "suspended", reason: "deception" }),
});

const formRestored = defineMail({
  kind: "mail.form-restored",
  name: "Email to a landlord: the form is back",
  audience: toLandlord,
  stoppedBy: null,
  load: (services, { formId }) =>
    loadAs(services, formId, ({ state }) =>
      state === "suspended" || state === "deleted" ? null : { kind: "restored" },
    ),
  render,
  example: (asked) => exampleOf(asked, { kind: "restored" }),
});

/** What a look at the form led to, if it still holds; or our answer to its landlord. */
const formScreened = defineMail({
  kind: "mail.form-screened",
  name: "Email to a landlord: the form was looked at",
  audience: toLandlord,
  stoppedBy: null,
  load: (services, { formId, about }) =>
    loadAs(services, formId, async () => {
      const { standing, answer } = await findScreeningState(services, formId);
      if (about === "answer") return answer === null ? null : { kind: "answered", text: answer };
      if (standing === null || standing.kind === "suspended") return null;
      const { kind, wasOpen, codes } = standing;
      return { kind, wasOpen, codes };
    }),
  render,
  example: (asked) => exampleOf(asked, { kind: "held", wasOpen: false, codes: ["pay-before-viewing"] }),
});

export const mails = [formFull, formClosing, formClosed, formErasure, formSuspended, formRestored, formScreened];

type Facts = FormFacts & { notice: FormNotice };

function render(site: MailSite, { notice, ...form }: Facts) {
  return formNoticeMail(site, notice, form);
}

function exampleOf({ title }: { title: string }, notice: FormNotice): Facts {
  const { formId, urlId } = sample;
  return { ...sampleReader, formId, title, urlId, applicationCount: 3, notice };
}

type MaybeNotice = FormNotice | null;

/** Reads the form, of which there is to be said what `noticeOf` makes of it; null: there is nothing to say any more. */
async function loadAs(
  services: Services,
  formId: RentFormId,
  noticeOf: (form: FormLandlord, now: number) => MaybeNotice | Promise<MaybeNotice>,
) {
  const form = await findFormLandlord(services, eq(rentForm.id, formId));
  const notice = form && (await noticeOf(form, services.clock.now().getTime()));
  if (!form || !notice) return null;
  return { form, about: formId, noteAs: `form-${notice.kind}` as const, facts: { ...form, notice } };
}

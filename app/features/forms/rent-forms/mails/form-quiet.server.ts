import { and, between, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { outbox } from "../../../../db/schema/platform";
import { dayMs } from "../../../../kernel/durations";
import type { RentFormId } from "../../../../kernel/ids";
import { inertText } from "../../../../kernel/inert-text";
import { applyUrl, ownFormUrl } from "../../../../kernel/links";
import { type DueSlice, defineMail, type MailSite } from "../../../../mail/definition";
import { repliesFooter } from "../../../../mail/replies-footer";
import { sample, sampleReader } from "../../../../mail/sample";
import { isNotBackedOff } from "../../../../platform/each-row.server";
import { toLandlord } from "../../../../platform/mail-kinds";
import type { Services } from "../../../../services";
import { renderMail } from "../../../../ui/mail-layout";
import { formQuietWords } from "../form-quiet-words";
import { findFormLandlord } from "../queries/form-landlord.server";

const quietMs = 14 * dayMs;
/** A job is kept for 90 days: past this its form is not looked at, so that no second mail comes. */
const lookedAtMs = 21 * dayMs;
const pageSize = 50;

/** How to share an open form that has no applications, once. */
const formQuiet = defineMail({
  kind: "mail.form-quiet",
  name: "Email to a landlord: the form has no applications",
  audience: toLandlord,
  stoppedBy: "form-quiet",
  due: listQuietForms,
  async load(services, { formId }) {
    const form = await findFormLandlord(services, eq(rentForm.id, formId));
    if (form?.state !== "open" || form.applicationCount > 0) return null;
    const { title, urlId } = form;
    return { form, about: formId, noteAs: "form-quiet", facts: { formId, title, urlId } };
  },
  render: formQuietMail,
  example({ site, title }) {
    const { formId, urlId, token } = sample;
    return { ...sampleReader, formId, title, urlId, stopUrl: `${site.baseUrl}/unsubscribe/notices/${token}` };
  },
});

export const mails = [formQuiet];

async function listQuietForms({ db }: Services, { at, from, below }: DueSlice) {
  const isTold = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.dedupeKey} = ${"form-quiet:"} || ${rentForm.id})`;
  const forms = await db
    .select({ id: sql<RentFormId>`${rentForm.id}`.as("quiet_form_id") })
    .from(rentForm)
    .where(
      and(
        gte(rentForm.id, from),
        lt(rentForm.id, below),
        eq(rentForm.state, "open"),
        isNotNull(rentForm.landlordId),
        eq(rentForm.applicationCount, 0),
        between(rentForm.publishedAt, at - lookedAtMs, at - quietMs),
        sql`NOT ${isTold}`,
        isNotBackedOff("form-quiet", sql`${rentForm.id}`, at),
      ),
    )
    .limit(pageSize);
  return forms.map(({ id }) => ({ id, key: id, ref: { formId: id } }));
}

type QuietForm = { formId: string; title: string; urlId: string; stopUrl: string | null };

function formQuietMail(site: MailSite, { formId, title, urlId, stopUrl }: QuietForm) {
  const words = formQuietWords[site.language];
  return renderMail({
    locale: site.language,
    subject: words.subject,
    heading: words.heading,
    blocks: [
      { kind: "facts", rows: [{ label: words.form, value: inertText(title) }] },
      { kind: "text", text: words.open },
      { kind: "address", label: words.putLink, href: applyUrl(site.baseUrl, urlId) },
      {
        kind: "text",
        text: words.where,
      },
      {
        kind: "text",
        text: words.poster,
      },
      {
        kind: "action",
        label: words.share,
        href: `${ownFormUrl(site.baseUrl, formId)}/share`,
        spelledOut: words.openAddress,
      },
      { kind: "text", text: words.taken },
    ],
    footer: [
      {
        text: words.once,
        ...(stopUrl !== null && { link: { label: words.stop, href: stopUrl } }),
      },
      repliesFooter(site),
    ],
  });
}

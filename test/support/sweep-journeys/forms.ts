import { readLiveForms } from "../../../app/features/forms/law-watch/commands/read-live-forms.server";
import { closeForm, deleteForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { followBans } from "../../../app/features/forms/rent-forms/commands/follow-bans.server";
import { sweepFormNotices, sweepPurges } from "../../../workers/jobs/sweeps/form-life";
import { anAccountForm } from "../account-forms";
import { sendApplication } from "../applications";
import { anAccount, aPublishedForm, aStartedForm, bindings, testServices } from "../forms";
import { askingOfEvictions, beforeTheRule } from "../law-forms";
import { aDraft, publish } from "../owner";
import { aDesk } from "../review";
import { aShop, buy } from "../shop";
import { dayMs, hourMs, isNone, isSome, type MakeJourney, minuteMs } from "./journey";
import { runKind } from "./run-kind";

/** A guest's form that was published at `start`, with an application. */
async function guestForm(start: number) {
  const services = testServices(new Date(start));
  const form = await aPublishedForm(services);
  await sendApplication(services, form.formId);
  return { services, form };
}

/** The same, closed at once by its landlord. */
async function closedGuestForm(start: number) {
  const made = await guestForm(start);
  const closed = await closeForm(made.services, made.form.actor, made.form.formId);
  if (!closed.ok) throw new Error(closed.code);
  return made;
}

const isForm = (formId: string, condition: string) => () => isSome(`rent_form WHERE id = ? AND ${condition}`, formId);

/** A form that its landlord put into the bin. */
async function binned(start: number) {
  const made = await guestForm(start);
  const done = await deleteForm(made.services, made.form.actor, made.form.formId);
  if (!done.ok) throw new Error(done.code);
  return made;
}

/** A form that a rule forbids a question of since it was published, read again on the next day. */
async function formAgainstTheRule(start: number) {
  const services = testServices(new Date(start));
  const { actor } = await anAccount(services);
  const { formId } = await anAccountForm(services, actor, askingOfEvictions());
  await beforeTheRule(formId);
  return { services, formId };
}

export const formJourneys = {
  "due-forms": [
    async (start) => {
      const { services, form } = await guestForm(start);
      const isDone = isForm(form.formId, "state = 'closed'");
      return { services, at: start + 46 * dayMs, tells: "mail.form-closed", isDone };
    },
  ],
  bans: [
    async (start) => {
      const services = testServices(new Date(start));
      const { actor, userId } = await anAccount(services);
      const { formId } = await anAccountForm(services, actor);
      // As the library of accounts writes it, which asks for the session of an admin.
      await bindings.DB.prepare("UPDATE user SET banned = 1, ban_expires = ? WHERE id = ?")
        .bind(start + dayMs, userId)
        .run();
      await followBans(services, userId);
      return { services, at: start + dayMs + 1, isDone: isForm(formId, "state = 'open'") };
    },
  ],
  plans: [
    async (start) => {
      const shop = await aShop({ now: new Date(start) });
      const formId = await aDraft(shop);
      // Where credits are sold a form may run free.
      const published = await publish({ ...shop, services: { ...shop.services, isSelling: true } }, formId, "free");
      if (!published.ok) throw new Error(published.code);
      await buy(shop, "pro_month");
      return { services: shop.services, at: start + minuteMs, isDone: isForm(formId, "plan = 'pro'") };
    },
  ],
  "form-notices": [
    async (start) => {
      const { services, form } = await guestForm(start);
      const row = await bindings.DB.prepare("SELECT opens_until AS n FROM rent_form WHERE id = ?")
        .bind(form.formId)
        .first<{ n: number }>();
      const isDone = isForm(form.formId, "closing_notice_for IS NOT NULL");
      return { services, at: (row?.n ?? 0) - 2.5 * dayMs, tells: "mail.form-closing", isDone };
    },
    async (start) => {
      const { services, form } = await closedGuestForm(start);
      const isDone = isForm(form.formId, "erasure_notice_at IS NOT NULL");
      return { services, at: start + 31 * dayMs, tells: "mail.form-erasure", isDone };
    },
  ],
  "resting-forms": [
    async (start) => {
      const services = testServices(new Date(start));
      const { actor, formId } = await aDesk(services);
      await closeForm(services, actor, formId);
      return { services, at: start + 91 * dayMs, isDone: isForm(formId, "state = 'archived'") };
    },
  ],
  purges: [
    async (start) => {
      const { services, form } = await binned(start);
      return { services, at: start + 31 * dayMs, isDone: () => isNone("rent_form WHERE id = ?", form.formId) };
    },
    // Closed, announced, and its mail has left.
    async (start) => {
      const { services, form } = await closedGuestForm(start);
      services.setNow(new Date(start + 31 * dayMs));
      await sweepFormNotices(services);
      await runKind(services, "mail.form-erasure", form.formId);
      return { services, at: start + 62 * dayMs, isDone: () => isNone("rent_form WHERE id = ?", form.formId) };
    },
    // Never confirmed.
    async (start) => {
      const services = testServices(new Date(start));
      const { formId } = await aStartedForm(services);
      return { services, at: start + 9 * dayMs, isDone: () => isNone("rent_form WHERE id = ?", formId) };
    },
  ],
  erasures: [
    async (start) => {
      const { services, form } = await binned(start);
      await services.publishedForms.refresh(form.formId);
      services.setNow(new Date(start + 31 * dayMs));
      while ((await sweepPurges(services)) > 0);
      const isDone = async () => (await bindings.PUBLISHED_FORMS.get(`published-form:v1:${form.urlId}`)) === null;
      return {
        services,
        at: start + 31 * dayMs + hourMs,
        isDone: async () => (await isDone()) && isNone("erasure_task"),
      };
    },
  ],
  homes: [
    async (start) => {
      const services = testServices(new Date(start));
      const { formId } = await aDesk(services);
      // As forms were that are older than homes.
      await bindings.DB.prepare("UPDATE rent_form SET home_id = NULL WHERE id = ?").bind(formId).run();
      return { services, at: start + minuteMs, isDone: isForm(formId, "home_id IS NOT NULL") };
    },
  ],
  "law-watch": [
    async (start) => {
      const { services, formId } = await formAgainstTheRule(start);
      return { services, at: start + dayMs, isDone: () => isSome("form_law WHERE form_id = ?", formId) };
    },
  ],
  "law-announcements": [
    async (start) => {
      const { services, formId } = await formAgainstTheRule(start);
      // The other journey has had its forms read on the day before.
      services.setNow(new Date(start + 2 * dayMs));
      for (let round = 0; round < 20; round += 1) await readLiveForms(services);
      const isDone = () => isSome("form_law WHERE form_id = ? AND told_at IS NOT NULL", formId);
      return { services, at: start + 9 * dayMs, tells: "mail.form-law", isDone };
    },
  ],
} satisfies Record<string, MakeJourney[]>;

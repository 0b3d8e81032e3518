import { sql } from "drizzle-orm";
import { beginPurge, eraseFormPage } from "../../../app/features/applying/applications/commands/erase-forms.server";
import { requestManageLink } from "../../../app/features/deciding/manage-link/commands/request-manage-link.server";
import { startGuestForm } from "../../../app/features/deciding/manage-link/commands/start-guest-form.server";
import { verifyAndPublish } from "../../../app/features/deciding/manage-link/commands/verify-and-publish.server";
import { assignForm } from "../../../app/features/forms/rent-forms/commands/assign-form.server";
import {
  closeForm,
  deleteForm,
  pauseForm,
} from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { copyVersionToDraft } from "../../../app/features/forms/rent-forms/commands/copy-version-to-draft.server";
import { createForm, duplicateForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { expireForm, tellOfErasure } from "../../../app/features/forms/rent-forms/commands/expire-forms.server";
import { payWithCredit } from "../../../app/features/forms/rent-forms/commands/pay-with-credit.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import { setFormLimits } from "../../../app/features/forms/rent-forms/commands/set-form-limits.server";
import { setIndexing } from "../../../app/features/forms/rent-forms/commands/set-indexing.server";
import { reportForm } from "../../../app/features/forms/screening/commands/report-form.server";
import { anAccountDraft } from "../account-forms";
import { giveCredits } from "../credits";
import { aDefinition, anAccount, anEmail, aPublishedForm, aStartedForm, testServices } from "../forms";
import { type CommandCases, desk, onDesk, run, visitor } from "./world";

/** Whoever reports is in a network of their own. */
let last = 0;

export const formCases: CommandCases = {
  "manage-link/commands/request-manage-link": [
    {
      what: "asks for a fresh link",
      twice: "each press is a link of its own, a few an hour",
      async prepare() {
        const { manageToken } = await aPublishedForm(testServices());
        return (services) => requestManageLink(services, { token: manageToken });
      },
    },
  ],
  "manage-link/commands/start-guest-form": [
    {
      what: "starts a form",
      async prepare() {
        const input = { draftId: crypto.randomUUID(), email: anEmail(), notify: true, definition: aDefinition() };
        return (services) => startGuestForm(services, visitor(), input);
      },
    },
  ],
  "manage-link/commands/verify-and-publish": [
    {
      what: "confirms an address",
      async prepare() {
        const { verifyToken } = await aStartedForm(testServices());
        return (services) => verifyAndPublish(services, { token: verifyToken });
      },
    },
  ],
  "rent-forms/commands/change-form-state": [
    onDesk("pauses a form", (services, { actor, formId }) => pauseForm(services, actor, formId), { isOwn: true }),
    onDesk("closes a form", (services, { actor, formId }) => closeForm(services, actor, formId), { isOwn: true }),
    onDesk("puts a form into the bin", (services, { actor, formId }) => deleteForm(services, actor, formId), {
      isOwn: true,
    }),
  ],
  "rent-forms/commands/expire-forms": [
    {
      what: "closes what is over",
      async prepare() {
        const { formId } = await desk(true);
        await run("UPDATE rent_form SET opens_until = 1 WHERE id = ?", formId);
        return (services) => expireForm(services, formId);
      },
    },
    {
      what: "announces the erasure of a guest's form",
      async prepare() {
        const { formId } = await aPublishedForm(testServices());
        await run("UPDATE rent_form SET state = 'closed', closed_at = 1 WHERE id = ?", formId);
        return (services) => tellOfErasure(services, formId);
      },
    },
  ],
  "rent-forms/commands/publish-form": [
    {
      what: "publishes a draft of an account",
      async prepare() {
        const { actor } = await anAccount(testServices());
        const formId = await anAccountDraft(testServices(), actor);
        return (services) => publishForm(services, actor, { formId, rev: 1 });
      },
    },
  ],
  "rent-forms/commands/create-form": [
    {
      what: "begins a form",
      async prepare() {
        const { actor } = await anAccount(testServices());
        const postId = crypto.randomUUID();
        return (services) => createForm(services, actor, { definition: aDefinition(), postId });
      },
    },
    {
      what: "copies a form",
      async prepare() {
        const { actor, formId } = await desk();
        const postId = crypto.randomUUID();
        return (services) => duplicateForm(services, actor, formId, postId);
      },
    },
  ],
  "rent-forms/commands/save-draft": [
    {
      what: "saves a draft",
      async prepare() {
        const { actor } = await anAccount(testServices());
        const formId = await anAccountDraft(testServices(), actor);
        return (services) => saveDraft(services, actor, { formId, rev: 1, definition: aDefinition() });
      },
    },
  ],
  "rent-forms/commands/copy-version-to-draft": [
    onDesk(
      "takes an older version",
      (services, { actor, formId }) => copyVersionToDraft(services, actor, { formId, number: 1, rev: 1 }),
      { isOwn: true },
    ),
  ],
  "rent-forms/commands/set-form-limits": [
    onDesk(
      "sets a maximum",
      (services, { actor, formId }) => setFormLimits(services, actor, { formId, limits: { maxApplications: 9 } }),
      { isOwn: true, twice: "set to the same again is a trace of its own" },
    ),
  ],
  "rent-forms/commands/assign-form": [
    onDesk(
      "assigns new applications to the owner",
      (services, { actor, userId, formId }) => assignForm(services, actor, { formId, to: userId }),
      { isOwn: true },
    ),
  ],
  "rent-forms/commands/set-indexing": [
    onDesk(
      "lets search engines list the home",
      (services, { actor, formId }) => setIndexing(services, actor, { formId, isIndexed: true }),
      { isOwn: true },
    ),
  ],
  "rent-forms/commands/pay-with-credit": [
    {
      what: "spends a credit on a form",
      async prepare() {
        const made = await desk(true);
        await run("UPDATE rent_form SET plan = 'free' WHERE id = ?", made.formId);
        await giveCredits(testServices(), made.userId);
        const order = { formId: made.formId, term: 1, use: "credit" as const };
        return (services) => payWithCredit(services, made.actor, order);
      },
    },
  ],
  "screening/commands/report-form": [
    {
      what: "reports a form",
      steps: "the report is kept first; reported again by its network, the form is looked at",
      async prepare() {
        const { formId } = await desk(true);
        last += 1;
        const report = { code: "money" as const, email: "", text: "" };
        const posted = { formId, address: `198.18.${last}.7`, report, isProven: true };
        return (services) => reportForm(services, posted);
      },
    },
  ],
  "applications/commands/erase-forms": [
    {
      what: "erases a form page by page",
      steps: "a page a batch; the sweep comes again for the next",
      async prepare() {
        const { formId } = await desk(true);
        await run("UPDATE rent_form SET state = 'deleted', deleted_at = 1 WHERE id = ?", formId);
        return async (services) => {
          await beginPurge(services, formId, sql`state = 'deleted' AND erasing_at IS NULL`);
          while (await eraseFormPage(services, formId));
        };
      },
    },
  ],
};

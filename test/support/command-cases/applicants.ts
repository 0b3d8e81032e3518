import { saveAsked } from "../../../app/features/applying/applicant/asked/commands/save-asked.server";
import { sendAsked } from "../../../app/features/applying/applicant/asked/commands/send-asked.server";
import { findAsked } from "../../../app/features/applying/applicant/asked/queries/find-asked.server";
import { saveCorrection } from "../../../app/features/applying/applicant/correct/commands/save-correction.server";
import { sendCorrection } from "../../../app/features/applying/applicant/correct/commands/send-correction.server";
import { findCorrection } from "../../../app/features/applying/applicant/correct/queries/find-correction.server";
import { findDraft } from "../../../app/features/applying/applications/queries/find-draft.server";
import { askForResumeLink } from "../../../app/features/applying/apply/commands/resume-draft.server";
import { inviteHousehold } from "../../../app/features/applying/apply/household/commands/invite-household.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { decideForm } from "../../../app/features/forms/screening/commands/decide-form.server";
import { eraseAccount } from "../../../app/features/people/account-data/commands/erase-account.server";
import { mailLinks } from "../../../app/kernel/links";
import { makePersonKeys } from "../../../app/platform/people/person-keys.server";
import type { Services } from "../../../app/services";
import { sweepPurges } from "../../../workers/jobs/sweeps/form-life";
import { anAccountForm } from "../account-forms";
import { aSentApplication } from "../applications";
import { aDefinition, anAccount, aPublishedForm, bindings, ids, mintToken, testServices } from "../forms";
import { aLeadDraft } from "../household";
import { aLaterHousehold, later, laterForm } from "../later-questions";
import { aReadyDraft, askEverything } from "../ready-draft";
import { theAdmin } from "../vouchers";
import { type CommandCases, desk } from "./world";

/** A correction that is typed and may be sent. */
async function aTypedCorrection(services: Services) {
  const definition = aDefinition({ custom: 1 });
  const form = await aPublishedForm(testServices(), { definition });
  const { id } = await aSentApplication(services, form);
  // Somebody has applied to its landlord before: the key to names is there, which the first one makes ahead of the batch.
  await makePersonKeys(services, [form.formId]);
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const [name = "", email = ""] = (definition.sections[0]?.fields ?? []).map((field) => field.id);
  const found = await findCorrection(services, { token, urlId: form.urlId });
  if (!found) throw new Error("No such application");
  const typed = { [`${name}.first`]: ["Ada"], [`${name}.last`]: ["King"], [email]: ["ada@new.example"] };
  const saved = await saveCorrection(services, found, (kept) => ({ ...kept, raw: { ...kept.raw, ...typed } }));
  if (!saved.ok) throw new Error(saved.code);
  return saved.value;
}

export const applicantCases: CommandCases = {
  "applicant/correct/commands/send-correction": [
    {
      what: "sends what was changed, once",
      async prepare() {
        const correction = await aTypedCorrection(testServices());
        return (by) => sendCorrection(by, correction);
      },
    },
  ],
  "applicant/asked/commands/send-asked": [
    {
      what: "sends the answers to what was asked later, once",
      async prepare() {
        const asked = await aReadyAnswer(testServices());
        return (by) => sendAsked(by, asked);
      },
    },
  ],
  "apply/commands/resume-draft": [
    {
      what: "keeps the address and mails the way back",
      twice: "each time it is asked for, a link is mailed: whoever saw an error asks again",
      async prepare() {
        const services = testServices();
        const form = await aPublishedForm(services);
        await askEverything(form.formId);
        const ready = await aReadyDraft(services, form);
        const email = `${ids.nodeId()}@tenant.example`;
        return async (by) => {
          const draft = await findDraft(testServices(), ready.form.formId, ready.token);
          return draft ? askForResumeLink(by, draft, { email, formEndsAt: null }) : false;
        };
      },
    },
  ],
  "apply/household/commands/invite-household": [
    {
      what: "asks everybody who is named, each once",
      async prepare() {
        const { lead, people } = await aLeadDraft();
        return (by) => inviteHousehold(by, lead.draft, { leadName: lead.columns.name, people });
      },
    },
  ],
  "screening/commands/decide-form": [
    {
      what: "takes a form offline",
      async prepare() {
        const services = testServices();
        const { actor } = await theAdmin(services);
        const landlord = await anAccount(services);
        const { formId } = await anAccountForm(services, landlord.actor, aDefinition());
        return (by) => decideForm(by, actor, { formId, decision: "suspend", why: "A test", reason: "other" });
      },
    },
  ],
  "account-data/commands/erase-account": [
    {
      what: "takes an account and what it owns",
      steps: "forms are marked with the account and erased behind it; the sweep of purges goes on",
      async prepare() {
        const { userId: id } = await desk(true);
        const person = await bindings.DB.prepare("SELECT email, name FROM user WHERE id = ?")
          .bind(id)
          .first<{ email: string; name: string }>();
        if (!person) throw new Error("No such account");
        return async (by) => {
          const isThere = await bindings.DB.prepare("SELECT 1 FROM user WHERE id = ?").bind(id).first();
          // Whoever saw an error cannot sign in again where the account is gone; the sweep ends what was begun.
          if (isThere) await eraseAccount(by, { id, ...person }, null);
          else while ((await sweepPurges(by)) > 0);
        };
      },
    },
  ],
};

/** Questions of the offer, asked with an approval and filled in, one step from being sent. */
async function aReadyAnswer(services: ReturnType<typeof testServices>) {
  const { actor } = await anAccount(services);
  const { urlId } = await anAccountForm(services, actor, laterForm());
  const { id } = await aLaterHousehold(services, { urlId });
  const ask = { questions: [later.contact], days: 7 as const };
  await moveApplications(services, actor, { applicationIds: [id], action: "approve", ask });
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const asked = await findAsked(services, { kind: "lead", token, urlId });
  const saved =
    asked && (await saveAsked(services, asked, (kept) => ({ ...kept, raw: { ...kept.raw, [later.contact]: ["no"] } })));
  if (!saved?.ok) throw new Error("Nothing was asked");
  return saved.value;
}

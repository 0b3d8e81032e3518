import type { Services } from "../../../../services";
import { deviceWords } from "../../answering/device-words";
import { localeOf } from "../../answering/queries/draft-view.server";
import { resumeWords } from "../../answering/resume-words";
import { laterEmailName } from "../../answering/ui/finish-later";
import type { AskedForm } from "../../applications/asked-form";
import type { Draft } from "../../applications/queries/find-draft.server";
import type { Answered } from "../posting";
import { askForResumeLink } from "./resume-draft.server";
import { endDraft } from "./save-draft.server";

/** What is asked for beside "Continue": a link by mail, this device to forget the draft, or the draft erased. Null: none of them. */
export async function finishLater(
  services: Services,
  form: AskedForm,
  draft: Draft,
  { step, fields }: { step: number; fields: URLSearchParams },
): Promise<Answered | null> {
  const link = { email: fields.get(laterEmailName) ?? "", step, formEndsAt: form.opensUntil };
  switch (fields.get("later")) {
    case "mail":
      return sendLink(services, draft, link);
    case "forget":
      return forgetDevice(services, draft, link);
    case "erase":
      if (draft.part) return null;
      await endDraft(services, draft);
      return { kind: "forget" };
    default:
      return null;
  }
}

type AskedLink = { email: string; step: number; formEndsAt: number | null };

/** Lets this device forget a draft that a link leads back to: a mailed one, or that of an own part's invitation. */
async function forgetDevice(services: Services, draft: Draft, link: AskedLink): Promise<Answered> {
  if (draft.part || (draft.stored.email && !link.email)) return { kind: "forget" };
  if (link.email) {
    const sent = await sendLink(services, draft, link);
    return sent.kind === "feedback" && sent.feedback.notice ? { kind: "forget" } : sent;
  }
  const message = deviceWords[localeOf(draft)].forgetNeedsMail;
  const faults = [{ message, href: `#${laterEmailName}`, typed: "" }];
  return { kind: "feedback", draft, feedback: { step: link.step, faults } };
}

/** The page again, saved, with what became of the link that was asked for. */
async function sendLink(services: Services, draft: Draft, { email, step, formEndsAt }: AskedLink): Promise<Answered> {
  const words = resumeWords[localeOf(draft)];
  const asked = await askForResumeLink(services, draft, { email, formEndsAt });
  if (asked.ok) {
    const notice = { kind: "good", title: words.sentTitle, text: words.sentText } as const;
    return { kind: "feedback", draft: asked.value, feedback: { step, notice } };
  }
  if (asked.code === "gone") return { kind: "gone" };
  const message = asked.code === "bad-email" ? words.badEmail : words.tooOften;
  return {
    kind: "feedback",
    draft,
    feedback: { step, faults: [{ message, href: `#${laterEmailName}`, typed: email }] },
  };
}

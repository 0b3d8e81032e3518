import { addressAnswerName, settleAddress } from "../../../../kernel/doubted-address";
import { isolated } from "../../../../kernel/isolated";
import type { Services } from "../../../../services";
import { deviceWords } from "../../answering/device-words";
import { mailHintWords } from "../../answering/mail-hint-words";
import { mailMark } from "../../answering/mail-hints";
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
  const { email, doubt } = settleAddress(fields.get(laterEmailName) ?? "", fields.get(addressAnswerName) ?? "");
  const isSettled = doubt === null || doubt.isRight || draft.stored.settled?.includes(mailMark(email)) === true;
  const link = { email, meant: isSettled ? null : doubt.meant, step, formEndsAt: form.opensUntil };
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

/** `meant`: the address that was likely meant, while nobody has answered. */
type AskedLink = { email: string; meant: string | null; step: number; formEndsAt: number | null };

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
async function sendLink(
  services: Services,
  draft: Draft,
  { email, meant, step, formEndsAt }: AskedLink,
): Promise<Answered> {
  const words = resumeWords[localeOf(draft)];
  const refuse = (message: string): Answered => {
    return {
      kind: "feedback",
      draft,
      feedback: { step, faults: [{ message, href: `#${laterEmailName}`, typed: email }] },
    };
  };
  if (meant) return refuse(mailHintWords[localeOf(draft)].hint({ address: isolated(meant) }));
  const asked = await askForResumeLink(services, draft, { email, formEndsAt });
  if (asked.ok) {
    const notice = { kind: "good", title: words.sentTitle, text: words.sentText } as const;
    return { kind: "feedback", draft: asked.value, feedback: { step, notice } };
  }
  if (asked.code === "gone") return { kind: "gone" };
  return refuse(asked.code === "bad-email" ? words.badEmail : words.tooOften);
}

import type { Services } from "../../../../../services";
import { localeOf } from "../../../answering/queries/draft-view.server";
import { requestWords } from "../../../info-requests/words";
import {
  type Answered,
  type EditDesk,
  type EditOutcome,
  postEdit,
  viewOf,
} from "../../editing/commands/post-edit.server";
import { type Asked, type AskedLink, findAsked } from "../queries/find-asked.server";
import { addAskedDocument, saveAsked } from "./save-asked.server";
import { sendAsked } from "./send-asked.server";

/** One post of the pages on which a landlord's later questions are answered. "over": answered, taken back, declined or let. */
export function postAsked(
  services: Services,
  link: AskedLink,
  posting: { step: number; request: Request },
): Promise<EditOutcome<Asked>> {
  return postEdit(services, askedDesk(services, link), posting);
}

/** How an answer is found, kept and sent by its link. */
export function askedDesk(services: Services, link: AskedLink): EditDesk<Asked> {
  return {
    find: () => findAsked(services, link),
    save: (asked, change, dropped) => saveAsked(services, asked, change, dropped),
    addDocument: (asked, file) => addAskedDocument(services, asked, file),
    press: (asked, intent) => (intent === "send" ? send(services, asked) : null),
  };
}

/** Path of the page that the request is shown on. */
export function askedAt({ link }: Pick<Asked, "link">): string {
  return `/apply/${link.urlId}/${link.kind === "lead" ? "status" : "member"}/${link.token}`;
}

async function send(services: Services, asked: Asked): Promise<Answered<Asked>> {
  const sent = await sendAsked(services, asked);
  if (sent.ok) return { kind: "go", to: `${askedAt(asked)}?said=answered` };
  if (sent.code === "over") return { kind: "over" };
  const current = sent.code === "stale" ? await findAsked(services, asked.link) : asked;
  // Another tab has sent it.
  if (current?.requestId !== asked.requestId || !current) return { kind: "over" };
  const { journey } = viewOf(services, current);
  const step = Math.min(journey.checkStep, journey.reachable);
  const stale = { faults: [{ message: requestWords[localeOf(current.draft)].stale }] };
  return {
    kind: "feedback",
    edited: current,
    feedback: { step, ...(sent.code === "stale" ? stale : { isChecked: true }) },
  };
}

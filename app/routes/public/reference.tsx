import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import {
  answerReference,
  declineReference,
  findReferenceByToken,
  type OpenedReference,
} from "~/features/applying/references/commands/answer-reference.server";
import { questionsTo } from "~/features/applying/references/questions";
import {
  type ReferenceFault,
  readReference,
  type TypedReference,
  typedReference,
} from "~/features/applying/references/read-answer";
import { referenceView } from "~/features/applying/references/reference-view";
import { ReferencePage } from "~/features/applying/references/ui/reference-page";
import { referenceWords, statedText } from "~/features/applying/references/words";
import type { PageLocale } from "~/kernel/page-locale";
import { readFields } from "~/platform/body/posted-fields.server";
import { localeOfRequest } from "~/routes/shared/apply-answer";
import type { Services } from "../../services";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/reference";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** The link of a referee's mail. Mail programs open it by themselves: looking at it changes nothing and is noted nowhere. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findReferenceByToken(services, params.token);
  return page(services, found, localeFor(request, found));
}

const bodySchema = z.object({ intent: z.enum(["answer", "decline"]) });
/** Eight short texts and a comment, of up to four bytes a letter, with room. */
const bodyBytes = 32 * 1024;

/** Takes the answers, or the no: a one-click post (RFC 8058), without Origin, can only say no. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const isOurs = request.headers.get("Origin") === services.config.baseUrl;
  const fields = await readFields(request, bodyBytes);
  if (!isOurs && !fields?.has("List-Unsubscribe")) throw data(null, { status: 403 });
  const found = await findReferenceByToken(services, params.token);
  const locale = localeFor(request, found);
  if (found?.state !== "open") return page(services, found, locale);
  if (fields === null) return refuse(services, found, locale, {}, [["", referenceWords[locale].badPost]], 413);
  const body = bodySchema.safeParse(isOurs ? Object.fromEntries(fields) : { intent: "decline" });
  if (!body.success) throw data(null, { status: 400 });
  if (body.data.intent === "decline") {
    await declineReference(services, found);
  } else {
    const questions = questionsTo(found.kind, found.contact.stated);
    const typed = typedReference(questions, fields);
    const stated = statedText(found.contact.applicant, found.contact.stated, locale);
    const read = readReference(questions, typed, { locale, stated });
    if ("faults" in read) return refuse(services, found, locale, typed, read.faults, 400);
    await answerReference(services, found, read.answer);
  }
  // As it is now, whoever was first.
  return page(services, await findReferenceByToken(services, params.token), locale);
}

/** The reader's own language, or that of the mail. */
function localeFor(request: Request, found: OpenedReference | null): PageLocale {
  const isSaid = request.headers.has("Accept-Language") || new URL(request.url).searchParams.has("lang");
  return isSaid || !found ? localeOfRequest(request) : found.contact.locale;
}

async function page(services: Services, found: OpenedReference | null, locale: PageLocale) {
  const shown = referenceView(found, { locale, supportEmail: services.config.supportEmail });
  const status = { unknown: 404, expired: 410, cancelled: 410, open: 200, answered: 200, declined: 200 }[shown.state];
  return data(shown, { status, headers: { "Content-Security-Policy": await applyPolicy() } });
}

/** The same page with what was typed and what is wrong with it. */
async function refuse(
  services: Services,
  found: OpenedReference,
  locale: PageLocale,
  typed: TypedReference,
  faults: ReferenceFault[],
  status: number,
) {
  const shown = referenceView(found, { locale, supportEmail: services.config.supportEmail }, { typed, faults });
  return data(shown, { status, headers: { "Content-Security-Policy": await applyPolicy() } });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function Reference({ loaderData, actionData }: Route.ComponentProps) {
  return <ReferencePage {...(actionData ?? loaderData)} />;
}

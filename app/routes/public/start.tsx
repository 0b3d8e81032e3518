import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import { languageContext, servicesContext } from "~/context";
import { askStartProof } from "~/features/deciding/manage-link/commands/ask-start-proof.server";
import { resendConfirmation, startGuestForm } from "~/features/deciding/manage-link/commands/start-guest-form.server";
import { hasMailReturned } from "~/features/deciding/manage-link/queries/has-mail-returned.server";
import type { ResendAnswer } from "~/features/forms/builder/check-your-mail";
import { draftIdSchema } from "~/features/forms/builder/draft-id";
import { publishFormSchema, publishMessages } from "~/features/forms/builder/publish-guest";
import { type StartAnswer, StartBuilder } from "~/features/forms/builder/start-builder";
import { definitionLimits } from "~/features/forms/form-model/definition-limits";
import { definitionSchema } from "~/features/forms/form-model/schema";
import { inEveryLanguage } from "~/kernel/words";
import { readFields } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { refusalText } from "~/routes/shared/form-editor";
import { leadToNewForm } from "~/routes/shared/guards";
import builderStylesUrl from "~/styles/builder.css?url";
import { languageOf, publicMeta } from "~/ui/page-meta";
import en from "~/words/en/builder/start-page";
import type { Route } from "./+types/start";

const pageWords = inEveryLanguage("builder/start-page", en);

/** The definition doubles at most when it is written as a form field. */
const maxBodyBytes = definitionLimits.bytes * 2;

export const middleware: Route.MiddlewareFunction[] = [leadToNewForm];

/** A guarded page needs a loader: without one the browser would not ask the server. */
export function loader() {
  return null;
}

export function links() {
  return [{ rel: "stylesheet", href: builderStylesUrl }];
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = pageWords[languageOf(matches)];
  return publicMeta(matches, {
    title,
    description,
    path: "/start",
    hasPicture: true,
  });
}

const resendSchema = z.object({ intent: z.enum(["resend", "look"]), draftId: draftIdSchema });

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  const words = pageWords[language];
  const form = await readFields(request, maxBodyBytes);
  if (!form) return answer({ formErrors: [words.tooLarge] }, 413);
  const resend = resendSchema.safeParse(Object.fromEntries(form));
  if (resend.success) {
    const { intent, draftId } = resend.data;
    if (await hasMailReturned(services, draftId)) return data({ kind: "returned" } satisfies ResendAnswer);
    if (intent === "look") return data({ kind: "waiting" } satisfies ResendAnswer);
    const result = await resendConfirmation(services, { draftId }, language);
    const minutes = Math.ceil((result.ok ? 0 : (result.detail?.retryAfterSeconds ?? 3600)) / 60);
    const told: ResendAnswer = result.ok ? { kind: "resent" } : { kind: "too-many", minutes };
    return data(told, result.ok ? {} : { status: 429, headers: { "Retry-After": String(minutes * 60) } });
  }
  const submission = parseWithZod(form, {
    schema: publishFormSchema,
    error: publishMessages(context.get(languageContext)),
  });
  if (submission.status !== "success") return answer({ lastResult: submission.reply() }, 400);
  const { email, draftId, notify, definition: json, proof: posted } = submission.value;
  const proof = await askStartProof(services, { draftId, posted: posted ?? null });
  if (proof) return answer({ proof }, 200);
  const definition = definitionSchema.safeParse(parseJson(json));
  if (!definition.success) return answer({ formErrors: [words.unreadable] }, 400);
  const visitor = { kind: "visitor", address: clientAddress(request) } as const;
  const result = await startGuestForm(services, visitor, {
    draftId,
    email,
    notify: notify === "yes",
    definition: definition.data,
    language,
  });
  if (result.ok) return answer({ sent: { email: result.value.email, at: services.clock.now().getTime() } }, 200);
  if (result.code === "refused") {
    const refusals = result.detail?.refusals ?? [];
    return answer({ formErrors: refusals.map((refusal) => refusalText(refusal, language)) }, 400);
  }
  if (result.code === "blocked") {
    return answer({ formErrors: [words.blocked({ email: services.config.supportEmail })] }, 403);
  }
  const seconds = result.detail?.retryAfterSeconds ?? 3600;
  const text = words.tooOften({ minutes: Math.ceil(seconds / 60) });
  return answer({ formErrors: [text] }, 429, { "Retry-After": String(seconds) });
}

function answer(change: Partial<StartAnswer>, status: number, headers: Record<string, string> = {}) {
  const whole: StartAnswer = { lastResult: null, formErrors: [], sent: null, proof: null, ...change };
  return data(whole, { status, headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export default function Start({ actionData }: Route.ComponentProps) {
  const last = actionData && "lastResult" in actionData ? actionData : undefined;
  return <StartBuilder answer={last} />;
}

import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext, servicesContext } from "~/context";
import { requestManageLink } from "~/features/deciding/manage-link/commands/request-manage-link.server";
import { resendConfirmation } from "~/features/deciding/manage-link/commands/start-guest-form.server";
import { verifyAndPublish } from "~/features/deciding/manage-link/commands/verify-and-publish.server";
import { addManageToken } from "~/features/deciding/manage-link/manage-cookie";
import { findVerification } from "~/features/deciding/manage-link/queries/find-verification.server";
import {
  type VerifyView,
  verifyStatus,
  viewOfVerification,
} from "~/features/deciding/manage-link/queries/verify-view.server";
import { VerifyForm } from "~/features/deciding/manage-link/ui/verify-form";
import { mailTokenSchema, rentFormIdSchema } from "~/kernel/ids";
import { inEveryLanguage } from "~/kernel/words";
import { readPost } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { languageOf, pageTitle } from "~/ui/page-meta";
import en from "~/words/en/manage-link/verify-page";
import type { Route } from "./+types/verify-form";

const pageWords = inEveryLanguage("manage-link/verify-page", en);

export const handle = { hydrate: false };

/** Retry-After of a refused action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { titles } = pageWords[languageOf(matches)];
  return [{ title: pageTitle(titles[loaderData?.kind ?? "ready"]) }, { name: "robots", content: "noindex" }];
}

/** A link from a mail: it shows and changes nothing, for mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const view = viewOfVerification(services, await findVerification(services, tokenOf(request, context)));
  return data(view, { status: verifyStatus[view.kind] });
}

const intentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("publish"), closeOther: rentFormIdSchema.optional() }),
  z.object({ intent: z.literal("resend") }),
  z.object({ intent: z.literal("manage-link") }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { config } = services;
  const token = tokenOf(request, context);
  const parsed = await readPost(request, intentSchema);
  if (!parsed.success) throw data(pageWords[context.get(languageContext)].cannotDo, { status: 400 });
  if (parsed.data.intent !== "publish") {
    const ask = parsed.data.intent === "resend" ? resendConfirmation : requestManageLink;
    const asked = await ask(services, { token }, context.get(languageContext));
    // Said outright: React Router would answer with the status of the loader, which runs after this.
    if (asked.ok) return data<VerifyView>({ kind: "link-sent" }, { status: 200 });
    const seconds = asked.detail?.retryAfterSeconds ?? 60;
    const headers = { "Retry-After": String(seconds) };
    return data<VerifyView>({ kind: "too-many", minutes: Math.ceil(seconds / 60) }, { status: 429, headers });
  }
  const published = await verifyAndPublish(services, {
    token,
    closeOther: parsed.data.closeOther,
    address: clientAddress(request),
  });
  if (published.ok) {
    const { urlId, manageToken, guestRentFormId, isHeld } = published.value;
    const search = new URLSearchParams({ fUrl: `${config.baseUrl}/apply/${urlId}`, isUser: "false", isEdit: "false" });
    const cookie = addManageToken(request, config.isHttps, manageToken);
    throw redirect(isHeld ? `/manage/form/${guestRentFormId}` : `/form-success?${search}`, {
      status: 303,
      headers: { "Set-Cookie": cookie },
    });
  }
  if (published.code === "paused") {
    const until = published.detail?.until ?? 0;
    const seconds = Math.max(1, Math.ceil((until - services.clock.now().getTime()) / 1000));
    return data<VerifyView>({ kind: "paused", until }, { status: 503, headers: { "Retry-After": String(seconds) } });
  }
  if (published.code === "refused") return data<VerifyView>({ kind: "refused" }, { status: 409 });
  const view = viewOfVerification(services, await findVerification(services, token));
  return data(view, { status: view.kind === "ready" ? 409 : verifyStatus[view.kind] });
}

/** The token is required (section 2). What cannot be a token of ours is unknown, so it is looked up like any other. */
function tokenOf(request: Request, context: Route.LoaderArgs["context"]): string {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw data(pageWords[context.get(languageContext)].noToken, { status: 400 });
  return mailTokenSchema.safeParse(token).success ? token : "unknown";
}

export default function VerifyFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyForm view={actionData ?? loaderData} />;
}

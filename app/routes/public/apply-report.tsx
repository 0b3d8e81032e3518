import { data, redirect } from "react-router";
import { servicesContext } from "~/context";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { askReportProof } from "~/features/applying/apply/commands/ask-report-proof.server";
import { findPublicForm } from "~/features/applying/apply/queries/find-public-form.server";
import { ReportPage, type ReportPageProps } from "~/features/applying/apply/ui/report-page";
import type { PublishedForm } from "~/features/forms/form-model/published-form";
import { titleOf } from "~/features/forms/rent-forms/publishable";
import { reportForm } from "~/features/forms/screening/commands/report-form.server";
import { reportSchema } from "~/features/forms/screening/schema";
import { addressAnswerName, settleAddress } from "~/kernel/doubted-address";
import { lineOf } from "~/kernel/typed-text";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { proofName } from "~/platform/proof-of-work/challenge";
import { localeOfRequest } from "~/routes/shared/apply-answer";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-report";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

type Shown = Pick<ReportPageProps, "state" | "typed" | "errors" | "doubt" | "proof">;
const untyped = { code: "", email: "", text: "" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const form = await findPublicForm(context.get(servicesContext), params.rentFormUrlId);
  const isSent = new URL(request.url).searchParams.has("sent");
  return page(request, form, { state: isSent ? "sent" : "ask", typed: untyped, errors: {} }, 200);
}

/** Keeps the report: with the calculation that a script does, or as it is, which a person reads. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const fields = await readSmallForm(request);
  const field = (name: string) => fields.get(name) ?? "";
  const { email, doubt } = settleAddress(lineOf(fields, "email"), field(addressAnswerName));
  const typed = { code: field("code"), email, text: field("text") };
  const shown = { state: "ask", typed, errors: {}, doubt } as const;
  if (!form) return page(request, null, shown, 404);
  const report = reportSchema.safeParse(typed);
  if (!report.success) {
    const errors = Object.fromEntries(report.error.issues.map(({ path }) => [String(path[0]), true]));
    return page(request, form, { ...shown, errors }, 400);
  }
  if (doubt && !doubt.isRight) return page(request, form, shown, 400);
  const sentAt = `/apply/${form.urlId}/report?sent&lang=${localeOfRequest(request)}`;
  const { formId } = form;
  const address = clientAddress(request);
  const isPlain = field("intent") === "plain";
  const proof = isPlain ? null : await askReportProof(services, { formId, address, posted: field(proofName) });
  if (proof) return page(request, form, { ...shown, proof }, 429);
  const kept = await reportForm(services, { formId, address, report: report.data, isProven: !isPlain });
  if (kept.ok) throw redirect(sentAt, 303);
  const headers = { "Retry-After": String(kept.detail.retryAfterSeconds) };
  return page(request, form, { ...shown, state: "busy" }, 429, headers);
}

async function page(
  request: Request,
  form: PublishedForm | null,
  shown: Shown,
  status: number,
  more: Record<string, string> = {},
) {
  const headers = { ...more, "Content-Security-Policy": await applyPolicy(), "Cache-Control": "private, no-store" };
  const locale = localeOfRequest(request);
  const about = form && { urlId: form.urlId, title: titleOf(form.definition) };
  return data({ locale, about, shown }, { status: form ? status : 404, headers });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyReport({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, about, shown } = actionData ?? loaderData;
  if (!about) return <PlainPage locale={locale} reason="unknown" />;
  return (
    <>
      <ReportPage locale={locale} {...about} {...shown} />
      {shown.proof ? <script type="module" src={applyScripts.proof} /> : null}
    </>
  );
}

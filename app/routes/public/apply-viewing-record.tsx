import { data } from "react-router";
import { servicesContext } from "~/context";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { findPublicForm } from "~/features/applying/apply/queries/find-public-form.server";
import { findRecord } from "~/features/applying/viewings/queries/find-record.server";
import { RecordPage } from "~/features/applying/viewings/ui/record-page";
import { localize } from "~/features/forms/form-model/localized";
import { zoneOfHome } from "~/kernel/home-zone";
import { localeOfRequest } from "~/routes/shared/apply-answer";
import { checkScript } from "~/routes/shared/apply-scripts";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-viewing-record";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** How the viewings of a form are given: for whoever has its address, without a name. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { rentFormUrlId: urlId } = params;
  const locale = localeOfRequest(request);
  const form = await findPublicForm(services, urlId);
  const record = form && (await findRecord(services, form.formId));
  const headers = { "Content-Security-Policy": await applyPolicy(), "Cache-Control": "private, no-store" };
  if (!form || !record) return data({ locale, page: null }, { status: 404, headers });
  const { title, defaultLocale, property } = form.definition;
  const at = `/apply/${urlId}/viewing`;
  const page = {
    ...{ locale, record, drawAt: record.drawAt, zone: zoneOfHome(property.address) },
    title: localize(title, locale, defaultLocale),
    askAt: form.viewingStage === "after" ? null : `${at}?lang=${locale}`,
    textAt: `${at}/record.txt`,
  };
  return data({ locale, page }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ApplyViewingRecord({ loaderData: { locale, page } }: Route.ComponentProps) {
  if (!page) return <PlainPage locale={locale} reason="unknown" />;
  return (
    <>
      <RecordPage {...page} />
      <script type="module" src={checkScript} />
    </>
  );
}

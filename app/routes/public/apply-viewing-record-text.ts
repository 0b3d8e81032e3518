import { servicesContext } from "~/context";
import { findPublicForm } from "~/features/applying/apply/queries/find-public-form.server";
import { findRecord } from "~/features/applying/viewings/queries/find-record.server";
import { recordLines } from "~/features/applying/viewings/record";
import { fileHeaders } from "~/platform/security-headers";
import type { Route } from "./+types/apply-viewing-record-text";

/** The record of a form's viewings as plain text, for whoever computes it again. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const record = form && (await findRecord(services, form.formId));
  const headers = { ...fileHeaders, "Cache-Control": "private, no-store", "Content-Type": "text/plain; charset=utf-8" };
  if (!record) return new Response("Not Found", { status: 404, headers });
  return new Response(`${recordLines(record).join("\n")}\n`, { headers });
}

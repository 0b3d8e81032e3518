import { z } from "zod";
import { languageContext, optionalUserContext, servicesContext } from "~/context";
import { definitionLimits } from "~/features/forms/form-model/definition-limits";
import { definitionSchema } from "~/features/forms/form-model/schema";
import { type SaveDraftResult, saveDraft } from "~/features/forms/rent-forms/commands/save-draft.server";
import { type EditableForm, findEditableForm } from "~/features/forms/rent-forms/queries/find-editable-form.server";
import { findNewlyEarly } from "~/features/forms/rent-forms/queries/find-newly-early.server";
import { findMembership } from "~/features/people/teams/queries/find-membership.server";
import { rolesFor } from "~/kernel/actor";
import { rentFormIdSchema } from "~/kernel/ids";
import { readJson } from "~/platform/body/posted-fields.server";
import { landlordsOfRequest } from "~/routes/shared/request-landlord";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/draft";

/** What the editor saves: the whole working copy, under the revision it was built upon. */
const savingSchema = z.object({ rev: z.number().int().min(1), definition: definitionSchema });

/** JSON writes some characters longer than the limit of a definition counts them. */
const maxBodyBytes = definitionLimits.bytes * 2;

/** The working copy, when it is newer than `?rev=`: 200 {rev, at, definition}, else 204. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const form = await find({ request, params, context });
  if (!form) return missing({ request, context });
  const rev = Number(new URL(request.url).searchParams.get("rev"));
  return form.rev > rev ? json(copyOf(form), 200) : empty(204);
}

/**
 * Saves the working copy: 200 {rev, at}. 409 {rev, at, definition}: saved in between. 400 unreadable, 401 no session,
 * 403 not by this role, 404 not theirs, 413 too large, 422 {message} a question put earlier than the law has it, 423 may not be edited now.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  const input = await readJson(request, savingSchema, maxBodyBytes);
  if (!input) return empty(413);
  if (!input.success) return empty(400);
  if (!formId.success) return missing({ request, context });
  let saved: SaveDraftResult | null = null;
  for (const landlord of await landlordsOfRequest(request, context)) {
    const early = await findNewlyEarly(services, landlord, { formId: formId.data, ...input.data, language });
    if (early) return json({ message: early }, 422);
    saved = await saveDraft(services, landlord, { formId: formId.data, ...input.data });
    if (saved.ok) return json({ rev: saved.value.rev, at: services.clock.now().getTime() }, 200);
    if (saved.code !== "not-found") break;
  }
  if (saved?.code === "too-large") return empty(413);
  if (saved?.code === "wrong-state") return empty(423);
  const form = saved?.code === "conflict" ? await find({ request, params, context }) : null;
  return form ? json(copyOf(form), 409) : missing({ request, context });
}

type Asked = Pick<Route.LoaderArgs, "request" | "context">;

async function find({ request, params, context }: Pick<Route.LoaderArgs, "request" | "params" | "context">) {
  const services = context.get(servicesContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) return null;
  for (const landlord of await landlordsOfRequest(request, context)) {
    const form = await findEditableForm(services, landlord, { formId: formId.data });
    if (form) return form;
  }
  return null;
}

function copyOf({ rev, savedAt, definition }: EditableForm) {
  return { rev, at: savedAt, definition };
}

/**
 * Without a session that holds it may be this person's: asked to sign in again. The cookie can be younger than the row's end. 403
 * whichever form it is, so that no answer tells which there are: a colleague whose role changes no forms.
 */
async function missing({ request, context }: Asked): Promise<Response> {
  const services = context.get(servicesContext);
  const user = context.get(optionalUserContext);
  const isSignedIn = user !== null && (await services.auth.readSession(request, { isFresh: true })).signedIn !== null;
  if (!isSignedIn) return empty(401);
  const { team } = user.actor;
  const member = team && (await findMembership(services, user.actor, team.ownerId));
  return empty(member && !rolesFor(team.needs).includes(member.role) ? 403 : 404);
}

function json(body: object, status: number): Response {
  return Response.json(body, { status, headers: fileHeaders });
}

function empty(status: number): Response {
  return new Response(null, { status, headers: fileHeaders });
}

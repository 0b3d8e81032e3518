import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { forgetAskedForms } from "~/features/forms/builder/asked-forms";
import { removeDraft } from "~/features/forms/builder/draft-store";
import { type CreateAnswer, NewForm } from "~/features/forms/builder/new-form";
import { definitionLimits } from "~/features/forms/form-model/definition-limits";
import { definitionSchema } from "~/features/forms/form-model/schema";
import { createForm } from "~/features/forms/rent-forms/commands/create-form.server";
import { deviceStorage } from "~/kernel/browser-storage";
import { multiLine } from "~/kernel/typed-text";
import { readFields } from "~/platform/body/posted-fields.server";
import { newFormWords } from "~/routes/shared/words/new-form-words";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { ScriptNeeded } from "~/ui/script-needed";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/forms-new";

/** The definition doubles at most when it is written as a form field. */
const maxBodyBytes = definitionLimits.bytes * 2;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(newFormWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

/** Each guarded page has a loader: without one the browser would not ask the guard. */
export function loader() {
  return null;
}

const createSchema = z.object({
  from: z.enum(["template", "draft"]),
  definition: multiLine().max(maxBodyBytes),
  /** The page's own; a page of before a deploy sends none. */
  postId: z.uuid().optional(),
});

/** Makes a draft of what is posted and leads to its editor. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const words = newFormWords[context.get(languageContext)].refused;
  const form = await readFields(request, maxBodyBytes);
  if (!form) return refused(words.tooLarge, 413);
  const posted = createSchema.safeParse(Object.fromEntries(form));
  const definition = posted.success ? definitionSchema.safeParse(parseJson(posted.data.definition)) : null;
  if (!posted.success || !definition?.success) return refused(words.unreadable, 400);
  const { from, postId } = posted.data;
  const asked = { definition: definition.data, postId, isAnew: from === "template" };
  const made = await createForm(services, actor, asked);
  if (made.ok) {
    throw redirect(`/app/forms/${made.value.formId}/edit?step=1`, 303);
  }
  switch (made.code) {
    case "not-found":
      throw redirect("/sign-in?redirect=%2Fapp%2Fforms%2Fnew");
    case "too-large":
      return refused(words.tooLarge, 413);
    case "too-many":
      return refused(words.tooMany, 429);
  }
}

function refused(message: string, status: number) {
  return data({ message } satisfies CreateAnswer, { status });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What was taken over from this browser is removed from it once the answer says that the server has it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isTakenOver = (await request.clone().formData()).get("from") === "draft";
  try {
    return await serverAction();
  } catch (answer) {
    const isMade = answer instanceof Response && (answer.headers.get("Location") ?? "").startsWith("/app/forms/");
    if (isMade) forgetAskedForms();
    if (isTakenOver && isMade) removeDraft(deviceStorage);
    throw answer;
  }
}

export default function CreateNewForm() {
  const words = useWords(newFormWords);
  return (
    <AppPage title={words.title} lead={words.lead} body="wide">
      <ScriptNeeded />
      <NewForm />
    </AppPage>
  );
}

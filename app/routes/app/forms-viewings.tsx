import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext } from "~/context";
import { answerViewingPost } from "~/features/applying/viewings/commands/answer-viewing-post.server";
import { viewingsDone } from "~/features/applying/viewings/landlord-schema";
import { viewingWords } from "~/features/applying/viewings/landlord-words";
import { findViewings } from "~/features/applying/viewings/queries/find-viewings.server";
import { findViewingLaw } from "~/features/applying/viewings/queries/viewing-law.server";
import { ViewingsTab } from "~/features/applying/viewings/ui/viewings-tab";
import { readFormTab } from "~/features/deciding/form-page/queries/read-form-page.server";
import { FormFrame } from "~/features/deciding/form-page/ui/form-frame";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { gone, readFormOf } from "~/routes/shared/form-tabs";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/forms-viewings";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(viewingWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

const askSchema = z.object({
  done: z.enum(viewingsDone).nullable().catch(null),
  callOff: z.uuid().nullable().catch(null),
});

export async function loader(args: Route.LoaderArgs) {
  const { services, actor, formId } = readFormOf(args);
  const [page, viewings, law] = await Promise.all([
    readFormTab(services, actor, { formId }),
    findViewings(services, actor, formId),
    findViewingLaw(services, actor, formId),
  ]);
  if (!page || !viewings || !law) throw gone();
  const search = new URL(args.request.url).searchParams;
  return { ...page, viewings, law, ...askSchema.parse({ done: search.get("done"), callOff: search.get("call-off") }) };
}

export async function action(args: Route.ActionArgs) {
  const fields = await readSmallForm(args.request);
  const { services, actor, formId } = readFormOf(args);
  const answer = await answerViewingPost(services, actor, { formId, fields });
  const isFromDay = new URL(args.request.url).searchParams.get("list") === "day";
  if (isFromDay && ("done" in answer || answer.status === 409)) throw redirect("/app/viewings", 303);
  if ("done" in answer) throw redirect(`/app/forms/${formId}/viewings?done=${answer.done}`, 303);
  const { status, refused } = answer;
  if (status === 404) throw gone();
  if (!refused) throw data(refusedWords[args.context.get(languageContext)].cannotDo, { status });
  return data({ refused }, { status });
}

export default function FormViewingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { viewings, law, callOff, done, ...page } = loaderData;
  const { zone, now, base } = page;
  return (
    <FormFrame page={page}>
      <ViewingsTab
        {...{ viewings, law, zone, now, base, callOff, done }}
        urlId={page.form.urlId}
        refused={actionData?.refused ?? null}
      />
    </FormFrame>
  );
}

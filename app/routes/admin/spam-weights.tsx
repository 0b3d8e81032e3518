import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { saveWeights, stepBack } from "~/features/admin/commands/save-weights.server";
import { findRuleset, replayDecisions } from "~/features/admin/queries/replay-decisions.server";
import { SpamPage, spamMeta } from "~/features/admin/ui/spam-page";
import { WeightsPage } from "~/features/admin/ui/weights-page";
import { readWeights } from "~/features/admin/weights";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { adminActor, alreadyDone, backTo, loadFrame } from "~/routes/shared/spam-protection";
import type { Route } from "./+types/spam-weights";

export const meta = () => spamMeta("Weights");

const doneWords = { save: "The weights are saved", back: "The weights before are back" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const [frame, ruleset] = await Promise.all([
    loadFrame(context, request, doneWords),
    findRuleset(context.get(servicesContext)),
  ]);
  const held = Object.entries(ruleset.weights).map(([key, value]) => [key, String(value)]);
  const { values } = readWeights(new URLSearchParams(held));
  return { ...frame, ...ruleset, values };
}

const postSchema = z.object({
  intent: z.enum(["try", "save", "back"]),
  from: z.coerce.number().int().min(1).max(1_000_000),
});

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const actor = adminActor(context);
  const fields = await readSmallForm(request);
  const post = postSchema.safeParse(Object.fromEntries(fields));
  if (!post.success) throw data("This page can’t do that. Reload it and try again.", { status: 400 });
  const { intent, from } = post.data;
  const { changed, values, errors } = readWeights(fields);
  if (intent !== "back" && Object.keys(errors).length > 0)
    return data({ values, errors, tried: null }, { status: 400 });
  if (intent === "try") {
    const tried = await replayDecisions(services, await findRuleset(services), changed);
    return data({ values, errors, tried }, { status: 200 });
  }
  const kept =
    intent === "save"
      ? await saveWeights(services, actor, { weights: changed, from })
      : await stepBack(services, actor, from);
  if (!kept.ok) throw data(alreadyDone, { status: kept.code === "changed" ? 409 : 404 });
  throw backTo("/weights", intent);
}

export default function SpamWeights({ loaderData, actionData }: Route.ComponentProps) {
  const { version, createdAt, values } = loaderData;
  return (
    <SpamPage {...loaderData}>
      <WeightsPage version={version} createdAt={createdAt} values={values} errors={{}} {...actionData} />
    </SpamPage>
  );
}

import { redirect } from "react-router";
import { z } from "zod";
import { answerViewingPost } from "~/features/applying/viewings/commands/answer-viewing-post.server";
import { dayWords } from "~/features/applying/viewings/landlord-words";
import { findDoor } from "~/features/applying/viewings/queries/find-door.server";
import { DoorScreen } from "~/features/applying/viewings/ui/door-page";
import { findHomeZone } from "~/features/forms/rent-forms/queries/find-home-zone.server";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { gone, readFormOf } from "~/routes/shared/form-tabs";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/forms-viewings-door";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(dayWords[languageOf(matches)].door.title) }, { name: "robots", content: "noindex" }];
}

function readSlotOf(args: Pick<Route.LoaderArgs, "params" | "context">) {
  const slotId = z.uuid().safeParse(args.params.slotId);
  if (!slotId.success) throw gone();
  return { ...readFormOf(args), slotId: slotId.data };
}

export async function loader(args: Route.LoaderArgs) {
  const { services, actor, formId, slotId } = readSlotOf(args);
  const [door, zone] = await Promise.all([
    findDoor(services, actor, { formId, slotId }),
    findHomeZone(services, actor, formId),
  ]);
  if (!door) throw gone();
  return { door, zone, now: services.clock.now().getTime(), at: `/app/forms/${formId}/viewings` };
}

/** A mark by hand; then the page as it is. */
export async function action(args: Route.ActionArgs) {
  const fields = await readSmallForm(args.request);
  const { services, actor, formId, slotId } = readSlotOf(args);
  const answer = await answerViewingPost(services, actor, { formId, fields });
  if (!("done" in answer) && answer.status !== 409) throw gone();
  throw redirect(`/app/forms/${formId}/viewings/${slotId}/door`, 303);
}

export default function DoorRoute({ loaderData }: Route.ComponentProps) {
  return <DoorScreen {...loaderData} />;
}

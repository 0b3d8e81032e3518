import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { addRule } from "~/features/operator/admin/commands/add-rule.server";
import { changeRule } from "~/features/operator/admin/commands/change-rule.server";
import { setSwitch } from "~/features/operator/admin/commands/set-switch.server";
import { ruleFormSchema } from "~/features/operator/admin/rule-form";
import { SpamPage, spamMeta } from "~/features/operator/admin/ui/spam-page";
import { SwitchesPage } from "~/features/operator/admin/ui/switches-page";
import { switchNames } from "~/kernel/screen-rules";
import { lineOf, singleLine } from "~/kernel/typed-text";
import { readPost } from "~/platform/body/posted-fields.server";
import { adminActor, alreadyDone, backTo, loadFrame } from "~/routes/shared/spam-protection";
import type { Route } from "./+types/spam-switches";

export const meta = () => spamMeta("Emergency Switches");

const doneWords = { on: "It is switched on", off: "It is switched off" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const asn = lineOf(new URL(request.url).searchParams, "asn");
  return { ...(await loadFrame(context, request, doneWords)), asn: asn.slice(0, 20) };
}

const postSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["on-60", "on-240", "on-1440", "off"]), name: z.enum(switchNames) }),
  z.object({ intent: z.literal("hold-asn"), asn: singleLine().trim() }),
  z.object({ intent: z.literal("end-rule"), id: z.uuid() }),
]);

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const actor = adminActor(context);
  const post = await readPost(request, postSchema);
  if (!post.success) throw data("This page can’t do that. Reload it and try again.", { status: 400 });
  if (post.data.intent === "hold-asn") return holdAsn(services, actor, post.data.asn);
  const { data: asked } = post;
  const changed =
    asked.intent === "end-rule"
      ? await changeRule(services, actor, { id: asked.id, change: "end" })
      : await setSwitch(services, actor, { name: asked.name, minutes: Number(asked.intent.split("-")[1] ?? 0) });
  if (!changed.ok) throw data(alreadyDone, { status: 409 });
  throw backTo("/switches", asked.intent.startsWith("on") ? "on" : "off");
}

type Parts = Parameters<typeof addRule>;

async function holdAsn(services: Parts[0], actor: Parts[1], asn: string) {
  const rule = ruleFormSchema.safeParse({
    kind: "asn",
    value: asn,
    effect: "hold",
    scope: "all",
    life: "2h",
    why: "Emergency: held for 2 hours",
  });
  if (!rule.success) return data({ asn, error: "Enter a number, such as AS64500" }, { status: 400 });
  const added = await addRule(services, actor, rule.data);
  if (!added.ok) return data({ asn, error: "Such a rule holds already, or 500 do" }, { status: 409 });
  throw backTo("/switches", "on");
}

export default function SpamSwitches({ loaderData, actionData }: Route.ComponentProps) {
  const { emergencies, asn } = loaderData;
  return (
    <SpamPage {...loaderData}>
      <SwitchesPage switches={emergencies.switches} asn={actionData?.asn ?? asn} asnError={actionData?.error} />
    </SpamPage>
  );
}

import { servicesContext } from "~/context";
import { listDecisions } from "~/features/operator/admin/queries/list-decisions.server";
import { LogPage } from "~/features/operator/admin/ui/log-page";
import { SpamPage, spamMeta } from "~/features/operator/admin/ui/spam-page";
import { loadFrame } from "~/routes/shared/spam-protection";
import type { Route } from "./+types/spam-log";

export const meta = () => spamMeta("Log");

export async function loader({ context, request }: Route.LoaderArgs) {
  // "at-id" of the last one shown; what is none begins at the newest.
  const found = /^(\d{1,15})-([\w-]{1,64})$/.exec(new URL(request.url).searchParams.get("before") ?? "");
  const before = found ? { at: Number(found[1]), id: found[2] ?? "" } : null;
  const [frame, page] = await Promise.all([
    loadFrame(context, request, {}),
    listDecisions(context.get(servicesContext), before),
  ]);
  return { ...frame, ...page };
}

export default function SpamLog({ loaderData }: Route.ComponentProps) {
  return (
    <SpamPage {...loaderData}>
      <LogPage {...loaderData} />
    </SpamPage>
  );
}

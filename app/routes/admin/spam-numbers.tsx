import { servicesContext } from "~/context";
import { getFigures } from "~/features/operator/admin/queries/get-figures.server";
import { NumbersPage } from "~/features/operator/admin/ui/numbers-page";
import { SpamPage, spamMeta } from "~/features/operator/admin/ui/spam-page";
import { loadFrame } from "~/routes/shared/spam-protection";
import type { Route } from "./+types/spam-numbers";

export const meta = () => spamMeta("Numbers");

export async function loader({ context, request }: Route.LoaderArgs) {
  const [frame, figures] = await Promise.all([
    loadFrame(context, request, {}),
    getFigures(context.get(servicesContext)),
  ]);
  return { ...frame, figures };
}

export default function SpamNumbers({ loaderData }: Route.ComponentProps) {
  return (
    <SpamPage {...loaderData}>
      <NumbersPage {...loaderData.figures} />
    </SpamPage>
  );
}

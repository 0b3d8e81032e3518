import { servicesContext } from "~/context";
import { getFigures } from "~/features/admin/queries/get-figures.server";
import { NumbersPage } from "~/features/admin/ui/numbers-page";
import { SpamPage, spamMeta } from "~/features/admin/ui/spam-page";
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

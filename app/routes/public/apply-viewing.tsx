import { createContext, type RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { AskPage } from "~/features/applying/viewings/ui/ask-page";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { answerAsking, showAsking } from "~/routes/shared/ask-viewing.server";
import type { Route } from "./+types/apply-viewing";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

type Answered = Awaited<ReturnType<typeof showAsking>>;
/** React Router runs the loader after the press, which must not look again. */
const pressed = createContext<Answered | null>(null);

const placeOf = ({ rentFormUrlId: urlId }: { rentFormUrlId: string }) => ({
  urlId,
  at: `/apply/${urlId}/viewing`,
  status: null,
});

/** Where anybody with the form's address asks for a viewing, before applying. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return context.get(pressed) ?? showAsking(context.get(servicesContext), request, placeOf(params));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const answered = await answerAsking(context.get(servicesContext), request, placeOf(params));
  (context as RouterContextProvider).set(pressed, answered);
  return answered;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page } = actionData ?? loaderData;
  if (!page) return <PlainPage locale={locale} reason="unknown" />;
  return (
    <>
      <AskPage {...page} />
      {page.proof ? <script type="module" src={applyScripts.proof} /> : null}
    </>
  );
}

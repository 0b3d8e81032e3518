import { createContext, type RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { findInvited } from "~/features/applying/applicant/queries/find-invited.server";
import { AskPage } from "~/features/applying/viewings/ui/ask-page";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { answerAsking, showAsking } from "~/routes/shared/ask-viewing.server";
import type { Services } from "../../services";
import type { Route } from "./+types/apply-status-viewing";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

type Answered = Awaited<ReturnType<typeof showAsking>>;
/** React Router runs the loader after the press, which must not look again. */
const pressed = createContext<Answered | null>(null);

async function placeOf(services: Services, { rentFormUrlId: urlId, token }: { rentFormUrlId: string; token: string }) {
  const at = `/apply/${urlId}/status/${token}`;
  return { urlId, at: `${at}/viewing`, status: { at, applicant: await findInvited(services, { urlId, token }) } };
}

/** Where a viewing is asked for after applying, by the link of the status page: for who is on the shortlist or further. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return context.get(pressed) ?? showAsking(services, request, await placeOf(services, params));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const answered = await answerAsking(services, request, await placeOf(services, params));
  (context as RouterContextProvider).set(pressed, answered);
  return answered;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyStatusViewing({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page } = actionData ?? loaderData;
  if (!page) return <PlainPage locale={locale} reason="unknown" />;
  return (
    <>
      <AskPage {...page} />
      {page.proof ? <script type="module" src={applyScripts.proof} /> : null}
    </>
  );
}

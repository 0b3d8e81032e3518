import { data } from "react-router";
import { cspNonceContext, servicesContext } from "~/context";
import viewerScript from "~/features/applying/documents/browser/viewer.ts?worker&url";
import { findViewed, type ViewedFile } from "~/features/applying/documents/queries/find-viewed.server";
import { ViewerPage } from "~/features/applying/documents/ui/viewer-page";
import type { Landlord } from "~/kernel/actor";
import { documentIdSchema } from "~/kernel/ids";
import { inEveryLanguage } from "~/kernel/words";
import { landlordsOfRequest } from "~/routes/shared/request-landlord";
import { useNonce } from "~/ui/nonce";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/documents/not-here";
import { viewerHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/document-view";

const notHereWords = inEveryLanguage("documents/not-here", en);

export const handle = { hydrate: false };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { tabTitle } = notHereWords[languageOf(matches)];
  const name = loaderData?.page?.documents[loaderData.page.at]?.name ?? tabTitle;
  return [{ title: pageTitle(name) }, { name: "robots", content: "noindex" }];
}

/** The page around a document. It writes nothing: what is seen is fetched apart, and written then. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const headers = viewerHeaders(context.get(cspNonceContext));
  const id = documentIdSchema.safeParse(params.documentId);
  if (!id.success) return data({ page: null }, { status: 404, headers });
  for (const actor of await landlordsOfRequest(request, context)) {
    const found = await findViewed(services, actor, id.data);
    if (!found) continue;
    const asked = new URL(request.url).searchParams.get("in");
    const place = asked === "page" || asked === "preview" ? (asked as "page" | "preview") : null;
    const { documents, at, applicant } = found;
    return data({ page: { documents, at, applicant, backTo: pageOf(found, actor), place } }, { headers });
  }
  return data({ page: null }, { status: 404, headers });
}

function pageOf({ formId, guestRentFormId, applicationId }: ViewedFile, actor: Landlord): string {
  return actor.kind === "guest"
    ? `/manage/form/${guestRentFormId}/applications/${applicationId}`
    : `/app/forms/${formId}?applicationId=${applicationId}`;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function DocumentView({ loaderData: { page } }: Route.ComponentProps) {
  const words = useWords(notHereWords);
  const nonce = useNonce();
  if (!page) {
    return (
      <main id="main" tabIndex={-1} className="p-8 text-center">
        <h1 className="text-xl font-semibold">{words.title}</h1>
        <p className="mt-2 text-ink-muted">{words.text}</p>
      </main>
    );
  }
  return (
    <>
      <ViewerPage {...page} />
      <script type="module" src={viewerScript} nonce={nonce} />
    </>
  );
}

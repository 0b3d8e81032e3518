import { data } from "react-router";
import { z } from "zod";
import { languageContext, servicesContext } from "~/context";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { findOwnForm } from "~/features/deciding/manage-link/queries/find-managed-page.server";
import { shareOffer } from "~/features/deciding/pdf/share-offer";
import { titleOf } from "~/features/forms/rent-forms/publishable";
import { formQr } from "~/features/forms/rent-forms/qr-png";
import { acceptsApplications } from "~/features/forms/rent-forms/rules";
import { ShareKit } from "~/features/forms/rent-forms/ui/share-kit";
import { rentFormUrlIdSchema } from "~/kernel/ids";
import { singleLine } from "~/kernel/typed-text";
import { inEveryLanguage } from "~/kernel/words";
import { ButtonLink } from "~/ui/button-link";
import { Card } from "~/ui/card";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/rent-forms/success-page";
import type { Route } from "./+types/form-success";

const pageWords = inEveryLanguage("rent-forms/success-page", en);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { tabTitle } = pageWords[languageOf(matches)];
  const title = loaderData?.isEdit ? tabTitle.updated : tabTitle.published;
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

const isTrue = z.enum(["true", "false"]).transform((text) => text === "true");

/** All three are required (section 2). The link is one of this origin's forms, never another address. */
function searchSchema(origin: string) {
  return z.object({
    fUrl: singleLine()
      .refine((text) => text.startsWith(`${origin}/apply/`))
      .transform((text) => text.slice(`${origin}/apply/`.length))
      .pipe(rentFormUrlIdSchema),
    isUser: isTrue,
    isEdit: isTrue,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { baseUrl, isHttps } = services.config;
  const search = searchSchema(baseUrl).safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!search.success) throw data(pageWords[context.get(languageContext)].incomplete, { status: 400 });
  const { fUrl: urlId, isUser, isEdit } = search.data;
  const form = await services.publishedForms.find(urlId);
  if (!form) throw data(null, { status: 404 });
  const own = isUser ? null : await findOwnForm(services, await guestFromRequest(request, isHttps), urlId);
  const url = `${baseUrl}/apply/${urlId}`;
  return {
    url,
    title: titleOf(form.definition),
    ...formQr(url),
    offer: shareOffer(form.definition, url),
    isUser,
    isEdit,
    isOpen: acceptsApplications({ ...form, closedAt: null }, services.clock.now().getTime()),
    manageAt: own ? `/manage/form/${own}` : null,
  };
}

export default function FormSuccess({ loaderData }: Route.ComponentProps) {
  const { url, title, qr, png, offer, isUser, isEdit, isOpen, manageAt } = loaderData;
  const { title: titles, lead, share, next, keep } = useWords(pageWords);
  const since = isOpen ? lead.open : lead.closed;
  const sinceEdit = isOpen ? lead.updatedOpen : lead.updatedClosed;
  return (
    <PageShell
      width="wide"
      title={isEdit ? titles.updated : titles.published}
      eyebrow={title}
      lead={isEdit ? sinceEdit : since}
      actions={<Next isUser={isUser} manageAt={manageAt} />}
    >
      <Card title={share}>
        <ShareKit url={url} qr={qr} png={png} offer={offer} papersAt={manageAt} />
      </Card>
      <section className="mt-8" aria-labelledby="next">
        <h2 id="next" className="text-lg font-semibold">
          {next.title}
        </h2>
        <ol className="mt-3 list-decimal space-y-2 ps-5">
          <li>{next.fill}</li>
          <li>{next.mail}</li>
          <li>{isUser ? next.readInAccount : next.readByLink}</li>
        </ol>
      </section>
      {isUser ? null : (
        <section className="mt-8" aria-labelledby="keep">
          <h2 id="keep" className="text-lg font-semibold">
            {keep.title}
          </h2>
          <p className="mt-2 max-w-2xl">{keep.text}</p>
        </section>
      )}
    </PageShell>
  );
}

function Next({ isUser, manageAt }: { isUser: boolean; manageAt: string | null }) {
  const { toForms, manage } = useWords(pageWords);
  if (isUser) return <ButtonLink to="/app/forms">{toForms}</ButtonLink>;
  return manageAt ? <ButtonLink to={manageAt}>{manage}</ButtonLink> : null;
}

import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { findOwnForm } from "~/features/deciding/manage-link/queries/find-managed-page.server";
import { shareOffer } from "~/features/deciding/pdf/share-offer";
import { titleOf } from "~/features/forms/rent-forms/publishable";
import { formQr } from "~/features/forms/rent-forms/qr-png";
import { acceptsApplications } from "~/features/forms/rent-forms/rules";
import { ShareKit } from "~/features/forms/rent-forms/ui/share-kit";
import { rentFormUrlIdSchema } from "~/kernel/ids";
import { singleLine } from "~/kernel/typed-text";
import { ButtonLink } from "~/ui/button-link";
import { Card } from "~/ui/card";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/form-success";

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.isEdit ? "Form Updated" : "Form Published";
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
  if (!search.success) throw data("This address is not complete, so there is no form to show.", { status: 400 });
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
  const words = isOpen ? "Tenants can apply from now on." : "It isn’t taking applications right now.";
  return (
    <PageShell
      width="wide"
      title={isEdit ? "Your changes are live" : "Your form is live"}
      eyebrow={title}
      lead={isEdit ? `New applicants see the new version. ${words}` : words}
      actions={<Next isUser={isUser} manageAt={manageAt} />}
    >
      <Card title="Share it">
        <ShareKit url={url} qr={qr} png={png} offer={offer} papersAt={manageAt} />
      </Card>
      <section className="mt-8" aria-labelledby="next">
        <h2 id="next" className="text-lg font-semibold">
          What happens next
        </h2>
        <ol className="mt-3 list-decimal space-y-2 ps-5">
          <li>Applicants fill in the form on a phone or a computer and add their documents.</li>
          <li>
            We email you when applications come in. The email has the application number, but no names or answers.
          </li>
          <li>
            {isUser
              ? "You read the applications in your account."
              : "You read the applications with your private link."}
          </li>
        </ol>
      </section>
      {isUser ? null : (
        <section className="mt-8" aria-labelledby="keep">
          <h2 id="keep" className="text-lg font-semibold">
            Keep your private link
          </h2>
          <p className="mt-2 max-w-2xl">
            We have emailed it to you. Anyone who has it can read the applications, so don’t share it. It works for 30
            days; after that, its page emails you a new one.
          </p>
        </section>
      )}
    </PageShell>
  );
}

function Next({ isUser, manageAt }: { isUser: boolean; manageAt: string | null }) {
  if (isUser) return <ButtonLink to="/app/forms">Go to your forms</ButtonLink>;
  return manageAt ? <ButtonLink to={manageAt}>Manage this form</ButtonLink> : null;
}

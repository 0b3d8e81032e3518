import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { sayReason } from "~/features/operator/admin/person-words";
import { getPerson, listSuspended } from "~/features/operator/admin/queries/get-person.server";
import { emailSchema } from "~/kernel/email";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { AppLink } from "~/ui/app-link";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { EmailField } from "~/ui/email-field";
import { LocalTime } from "~/ui/local-time";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/people";

export function meta() {
  return [{ title: pageTitle("People") }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(requiredUserContext).actor;
  return { suspended: await listSuspended(context.get(servicesContext), actor) };
}

/** The address is posted: it stands in no address of a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(requiredUserContext).actor;
  const typed = (await readSmallForm(request)).get("email") ?? "";
  const email = z.object({ email: emailSchema }).safeParse({ email: typed });
  if (!email.success) return data({ typed, error: "Write a whole email address." }, { status: 400 });
  const person = await getPerson(context.get(servicesContext), actor, email.data);
  if (!person) return data({ typed, error: "No account has this address." }, { status: 404 });
  throw redirect(`/admin/people/${person.id}`, 303);
}

export default function People({ loaderData: { suspended }, actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation();
  return (
    <AppPage body="page" title="People">
      <Form method="post" noValidate className="flex flex-wrap items-end gap-3">
        <EmailField
          name="email"
          label="Whole email address of an account"
          autoComplete="off"
          defaultValue={actionData?.typed}
          error={actionData?.error}
          wrapperClassName="w-full max-w-md"
        />
        <Button type="submit" pending={state === "submitting" && formData !== undefined}>
          Find
        </Button>
      </Form>
      <section aria-labelledby="suspended" className="mt-10">
        <h2 id="suspended" className="border-b border-line-strong pb-1 text-lg font-semibold">
          Suspended
        </h2>
        {suspended.length === 0 ? <p className="mt-3 text-ink-muted">No account is suspended.</p> : null}
        <ul>
          {suspended.map(({ id, email, banReason, banExpires }) => (
            <li key={id} className="border-b border-line py-2 [overflow-wrap:anywhere]">
              <AppLink
                to={`/admin/people/${id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {email}
              </AppLink>
              <span className="block text-sm text-ink-muted">
                {sayReason(banReason)}
                {banExpires === null ? null : (
                  <>
                    , until <LocalTime at={banExpires} locale="en-US" isDay />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </AppPage>
  );
}

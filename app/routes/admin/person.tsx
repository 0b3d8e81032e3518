import type { ReactNode } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { actOnPerson, personActSchema } from "~/features/operator/admin/commands/act-on-person.server";
import { sayReason, suspensionDays } from "~/features/operator/admin/person-words";
import { getPerson, type Person } from "~/features/operator/admin/queries/get-person.server";
import { explain, redirectWithCookies } from "~/features/people/accounts/post.server";
import { AFTER_SIGN_IN } from "~/kernel/safe-redirect";
import { readPost } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import { SelectField } from "~/ui/select-field";
import { liftWords, suspensionWords } from "~/words/en/admin/person";
import type { Route } from "./+types/person";

export function meta() {
  return [{ title: pageTitle("Account") }, { name: "robots", content: "noindex" }];
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const own = context.get(requiredUserContext);
  const id = z.uuid().safeParse(params.userId).data;
  const actor = own.actor;
  const person = id ? await getPerson(context.get(servicesContext), actor, { id }) : null;
  if (!person) throw data(null, { status: 404 });
  return { person, isOwn: person.id === own.userId, isDone: url.searchParams.has("done") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const post = await readPost(request, personActSchema);
  if (!post.success) throw data("This page does not know that choice.", { status: 400 });
  const answer = await actOnPerson(context.get(servicesContext), request, params.userId, post.data);
  if (answer.status !== 200) return data({ error: explain(answer, "en") }, { status: answer.status });
  if (post.data.intent === "look") throw redirectWithCookies(AFTER_SIGN_IN, answer);
  throw redirect(`/admin/people/${params.userId}?done`, 303);
}

export default function AdminPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isOwn, isDone } = loaderData;
  const { state, formData } = useNavigation();
  const pending = state === "submitting" ? formData?.get("intent") : null;
  return (
    <AppPage
      body="page"
      back={{ to: "/admin/people", label: "People" }}
      title={<span className="break-all">{person.email}</span>}
      lead={sayStanding(person)}
    >
      <div className="flex flex-col gap-10">
        <div role="status" className="empty:hidden">
          {isDone && !actionData ? <Notice tone="accent">Done.</Notice> : null}
          {actionData ? <Notice tone="red">{actionData.error}</Notice> : null}
        </div>
        <Standing {...person} />
        {isOwn ? (
          <p className="text-ink-muted">This is your own account.</p>
        ) : (
          <Acts person={person} pending={pending} />
        )}
      </div>
    </AppPage>
  );
}

function sayStanding({ isBanned, banReason, isVerified }: Person): string {
  if (isBanned) return `Suspended: ${sayReason(banReason)}.`;
  return isVerified ? "In good standing." : "Its address is not confirmed.";
}

function Standing(person: Person) {
  const { name, createdAt, banExpires, isBanned, sessions, lastSeenAt, hasFactor, credits, holdReason } = person;
  const forms = Object.entries(person.forms).map(([state, number]) => `${number} ${state}`);
  const facts: [string, ReactNode][] = [
    ["Name", name],
    ["Account since", <LocalTime key="since" at={createdAt} locale="en-US" isDay />],
    ["Role", person.role || "user"],
    [
      "Suspended until",
      isBanned ? banExpires ? <LocalTime key="until" at={banExpires} locale="en-US" /> : "it is lifted" : null,
    ],
    ["Signed in on", sessions === 1 ? "1 device" : `${sessions} devices`],
    ["Last seen", lastSeenAt === null ? "no session is left" : <LocalTime key="seen" at={lastSeenAt} locale="en-US" />],
    ["Second step", hasFactor ? "set" : "none"],
    ["Forms", forms.length > 0 ? forms.join(", ") : "none"],
    ["Applications received", person.applications],
    [
      "Colleagues",
      person.limitedColleagues > 0
        ? `${person.colleagues}, ${person.limitedColleagues} of them with chosen homes`
        : person.colleagues,
    ],
    ["Shared accounts of others", person.sharedAccounts],
    ["Credits", credits],
    ["Credits held", holdReason],
  ];
  return (
    <dl className="border-t border-line-strong">
      {facts.map(([term, value]) =>
        value === null ? null : (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="tabular [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

function Acts({ person, pending }: { person: Person; pending: unknown }) {
  return (
    <div className="grid items-start gap-10 md:grid-cols-2">
      {person.isBanned ? (
        <Act
          title="Lift the suspension"
          more="The account can sign in again, and its forms that were open come back."
          intent="lift"
          pending={pending}
          label="Lift it"
        >
          <SelectField name="reason" label="Why" options={optionsOf(liftWords)} />
        </Act>
      ) : (
        <Act
          title="Suspend"
          more="No one can sign in to it, every session ends now, and its open forms go offline. You can lift it at any time."
          intent="suspend"
          pending={pending}
          label="Suspend account"
          isRed
        >
          <SelectField name="reason" label="Why" options={optionsOf(suspensionWords)} />
          <SelectField name="days" label="For how long" options={suspensionDays} />
        </Act>
      )}
      <div className="flex flex-col gap-10">
        <Act
          title="End its sessions"
          more="Every device has to sign in again."
          intent="end-sessions"
          pending={pending}
          label="End sessions"
        />
        {person.isBanned ? null : (
          <Act
            title="See what it sees"
            more="For an hour you look, and change nothing. It is written down."
            intent="look"
            pending={pending}
            label="Look through its eyes"
          />
        )}
      </div>
    </div>
  );
}

type ActProps = {
  title: string;
  more: string;
  intent: string;
  label: string;
  pending: unknown;
  isRed?: boolean;
  children?: ReactNode;
};

function Act({ title, more, intent, label, pending, isRed = false, children }: ActProps) {
  return (
    <Form method="post" reloadDocument={intent === "look"} className="flex flex-col gap-4">
      <div>
        <h2 className="border-b border-line-strong pb-1 text-lg font-semibold">{title}</h2>
        <p className="mt-2 text-ink-muted">{more}</p>
      </div>
      {children}
      <div>
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={isRed ? "destructive" : "outline"}
          pending={pending === intent}
        >
          {label}
        </Button>
      </div>
    </Form>
  );
}

import { useEffect, useState } from "react";
import { data, Form, useNavigation } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { findPreferences, savePreferences } from "~/features/notices/commands/save-preferences.server";
import { preferencePost } from "~/features/notices/preferences";
import { applicationNotices, type ChosenNotice, formNotices, sayNotice } from "~/features/notices/rules";
import { readPost } from "~/platform/body/posted-fields.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { SelectField } from "~/ui/select-field";
import type { Route } from "./+types/notifications";

const here = "/app/settings/notifications";

export function meta() {
  return [{ title: pageTitle("Notification settings") }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sessionToken } = context.get(requiredUserContext);
  const preferences = await findPreferences(context.get(servicesContext), { kind: "account", sessionToken });
  if (!preferences) throw await signInAgain(request, context, here);
  return preferences;
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readPost(request, preferencePost);
  if (!parsed.success) throw data("This page does not know that choice.", { status: 400 });
  const { zone, ...choices } = parsed.data;
  const { sessionToken } = context.get(requiredUserContext);
  const actor = { kind: "account", sessionToken } as const;
  const saved = await savePreferences(context.get(servicesContext), actor, { choices, zone });
  if (!saved.ok) throw await signInAgain(request, context, here);
  return { isDone: true };
}

const options = [
  { value: "now", label: "At once" },
  { value: "daily", label: "Once a day" },
  { value: "off", label: "No mail" },
];

export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, zone } = loaderData;
  const navigation = useNavigation();
  const own = useOwnZone();
  const choose = (kind: ChosenNotice) => (
    <SelectField
      key={kind}
      label={sayNotice(kind)}
      name={kind}
      options={options}
      defaultValue={choices[kind] ?? "now"}
    />
  );
  return (
    <PageShell
      title="What you are told"
      lead="Every notice stands in your account. Choose which come by mail."
      width="narrow"
    >
      <Form method="post" className="flex flex-col gap-6">
        {actionData?.isDone ? (
          <div role="status">
            <Notice tone="accent">Saved.</Notice>
          </div>
        ) : null}
        <Card title="Applications">
          <div className="grid gap-5 sm:grid-cols-2">{applicationNotices.map(choose)}</div>
        </Card>
        <Card title="Forms">
          <div className="grid gap-5 sm:grid-cols-2">{formNotices.map(choose)}</div>
        </Card>
        <Card title="Always told">
          <div className="grid gap-5 sm:grid-cols-2">
            {firm.map((label) => (
              <SelectField key={label} label={label} options={options} defaultValue="now" disabled />
            ))}
          </div>
          <p className="mt-4 text-ink-muted">
            These cannot be switched off: they protect your account, your money and your applications.
          </p>
        </Card>
        <p className="text-ink-muted">
          Once a day means one mail between 08:00 and 09:00 ({own ?? zone ?? "UTC"}), and none on a quiet day.
        </p>
        <input type="hidden" name="zone" value={own ?? ""} />
        <div>
          <Button type="submit" pending={navigation.formAction === here}>
            Save
          </Button>
        </div>
      </Form>
    </PageShell>
  );
}

const firm = ["Security of your account", "Billing", "Form taken offline or about to be erased"];

/** The browser's zone, once a script runs. */
function useOwnZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || null), []);
  return zone;
}

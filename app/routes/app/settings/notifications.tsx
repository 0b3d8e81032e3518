import { data, Form, useNavigation } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { findPreferences, savePreferences } from "~/features/deciding/notices/commands/save-preferences.server";
import { preferencePost } from "~/features/deciding/notices/preferences";
import { applicationNotices, formNotices } from "~/features/deciding/notices/rules";
import { NoticeChoices } from "~/features/deciding/notices/ui/notice-choices";
import { knownZones } from "~/kernel/zone-offset";
import { readPost } from "~/platform/body/posted-fields.server";
import { readZone } from "~/platform/place";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-meta";
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
  const { choices, zone, seenZone } = preferences;
  const device = seenZone ?? readZone(request) ?? "UTC";
  return { choices, zone: zone ?? "", device, zones: [...new Set([...(zone ? [zone] : []), ...knownZones()])] };
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

export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, zone, zones, device } = loaderData;
  const navigation = useNavigation();
  return (
    <AppPage
      title="Notification settings"
      isTitleHidden
      lead="Every notification appears in your account. Choose which also come by email."
      body="narrow"
    >
      <Form method="post" className="flex flex-col gap-8">
        {actionData?.isDone ? (
          <div role="status">
            <Notice tone="accent">Saved.</Notice>
          </div>
        ) : null}
        <NoticeChoices title="Applications" notices={applicationNotices} choices={choices} />
        <NoticeChoices title="Forms" notices={formNotices} choices={choices} firm={firm} />
        <p className="text-ink-muted">
          The last three protect your account, your money and your applications, so they can’t be turned off.
        </p>
        <SelectField
          key={zone}
          label="Time zone for emails"
          hint="“Once a day” is one email between 8 and 9 AM there, if there’s news. Pages use your device’s time zone."
          name="zone"
          defaultValue={zone}
          options={[
            { value: "", label: `My device’s time zone (${sayZone(device)})` },
            ...zones.map((value) => ({ value, label: sayZone(value) })),
          ]}
          wrapperClassName="max-w-md"
        />
        <div>
          <Button type="submit" pending={navigation.formAction === here}>
            Save
          </Button>
        </div>
      </Form>
    </AppPage>
  );
}

const firm = ["Security of your account", "Billing", "Form taken offline or about to be deleted"];

/** "America/New York". */
function sayZone(zone: string): string {
  return zone.replaceAll("_", " ");
}

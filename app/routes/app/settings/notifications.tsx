import { data, Form, useNavigation } from "react-router";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { findPreferences, savePreferences } from "~/features/deciding/notices/commands/save-preferences.server";
import { preferencePost, teamChoicesIn } from "~/features/deciding/notices/preferences";
import { applicationNotices, chosenNotices, formNotices } from "~/features/deciding/notices/rules";
import { NoticeChoices, TeamNoticeChoices } from "~/features/deciding/notices/ui/notice-choices";
import { personalNotices, teamNotices } from "~/kernel/team-notices";
import { inEveryLanguage } from "~/kernel/words";
import { knownZones } from "~/kernel/zone-offset";
import { readPost } from "~/platform/body/posted-fields.server";
import { readZone } from "~/platform/place";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { SelectField } from "~/ui/select-field";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/notices/settings-page";
import type { Route } from "./+types/notifications";

const pageWords = inEveryLanguage("notices/settings-page", en);

const here = "/app/settings/notifications";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const preferences = await findPreferences(context.get(servicesContext), actor);
  if (!preferences) throw await signInAgain(request, context, here);
  const { choices, zone, seenZone, teamChoices, hasColleagues, isColleague } = preferences;
  const device = seenZone ?? readZone(request) ?? "UTC";
  // The owner's other choices stand in the tables above.
  const shared = isColleague ? teamNotices : hasColleagues ? personalNotices : [];
  return {
    choices,
    teamChoices,
    shared,
    zone: zone ?? "",
    device,
    zones: [...new Set([...(zone ? [zone] : []), ...knownZones()])],
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readPost(request, preferencePost);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].unknownChoice, { status: 400 });
  const { zone } = parsed.data;
  const choices = Object.fromEntries(chosenNotices.map((kind) => [kind, parsed.data[kind]]));
  const teamChoices = teamChoicesIn(parsed.data);
  const { actor } = context.get(requiredUserContext);
  const saved = await savePreferences(context.get(servicesContext), actor, { choices, teamChoices, zone });
  if (!saved.ok) throw await signInAgain(request, context, here);
  return { isDone: true };
}

export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, teamChoices, shared, zone, zones, device } = loaderData;
  const words = useWords(pageWords);
  const navigation = useNavigation();
  return (
    <AppPage title={words.title} isTitleHidden lead={words.lead} body="narrow">
      <Form method="post" className="flex flex-col gap-8">
        {actionData?.isDone ? (
          <div role="status">
            <Notice tone="accent">{words.saved}</Notice>
          </div>
        ) : null}
        <NoticeChoices title={words.applications} notices={applicationNotices} choices={choices} />
        <NoticeChoices title={words.forms} notices={formNotices} choices={choices} firm={words.firm} />
        <p className="text-ink-muted">{words.firmWhy}</p>
        {shared.length > 0 ? <TeamNoticeChoices title={words.shared} notices={shared} choices={teamChoices} /> : null}
        <SelectField
          key={zone}
          label={words.zone.label}
          hint={words.zone.hint}
          name="zone"
          defaultValue={zone}
          options={[
            { value: "", label: words.zone.device({ zone: sayZone(device) }) },
            ...zones.map((value) => ({ value, label: sayZone(value) })),
          ]}
          wrapperClassName="max-w-md"
        />
        <div>
          <Button type="submit" pending={navigation.formAction === here}>
            {words.save}
          </Button>
        </div>
      </Form>
    </AppPage>
  );
}

/** "America/New York". */
function sayZone(zone: string): string {
  return zone.replaceAll("_", " ");
}

import { Form } from "react-router";
import { displayNames } from "../../../../kernel/formatters";
import { inEveryLanguage } from "../../../../kernel/words";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/account-data/sessions";

const sessionWords = inEveryLanguage("account-data/sessions", en);

export type ShownSession = {
  id: string;
  device: string | null;
  country: string | null;
  startedAt: number;
  usedAt: number;
  isThisOne: boolean;
};

/** Where the account is signed in, each with a way to end it. */
export function SessionList({ sessions, notice }: { sessions: readonly ShownSession[]; notice: string | null }) {
  const words = useWords(sessionWords);
  const locale = usePageLocale();
  const names = displayNames(usePageLanguage(), { type: "region" });
  const placeOf = ({ country }: ShownSession) => (country ? (names.of(country) ?? country) : words.unknownPlace);
  return (
    <Card title={words.title}>
      {notice ? (
        <p role="status" className="mb-4">
          {notice}
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {session.device ?? words.unknownDevice}
                {session.isThisOne ? <Badge tone="accent">{words.thisDevice}</Badge> : null}
              </p>
              <p className="text-sm text-ink-muted">
                <Filled
                  say={words.since}
                  parts={{ place: placeOf(session), moment: <LocalTime at={session.startedAt} locale={locale} /> }}
                />
              </p>
            </div>
            {session.isThisOne ? null : (
              <Form method="post">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="sessionId" value={session.id} />
                <Button
                  type="submit"
                  size="sm"
                  variant="outline"
                  aria-label={words.signOutDevice({ device: session.device ?? words.unknownDevice })}
                >
                  {words.signOut}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {sessions.length > 1 ? <IntentButton intent="end-other-sessions" label={words.signOutOthers} /> : null}
        <IntentButton intent="end-all-sessions" label={words.signOutAll} />
      </div>
    </Card>
  );
}

function IntentButton({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} variant="outline">
        {label}
      </Button>
    </Form>
  );
}

import { Form } from "react-router";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { CopyButton } from "../../../../ui/copy-button";
import { ErrorSummary } from "../../../../ui/error-summary";
import { QrCode } from "../../../../ui/qr-code";
import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { factorWords } from "../words/factor-words";

type Qr = { size: number; path: string };
type App = { state: "none" | "in-use" } | { state: "setting-up"; key: string; qr: Qr };

export type AppCardProps = { app: App; isOpen: boolean; error: string | null };

/** The authenticator app: none, being set up, or in use. */
export function AppCard({ app, isOpen, error }: AppCardProps) {
  const words = useWords(factorWords).app;
  const isInUse = app.state === "in-use";
  return (
    <Card title={words.title} actions={isInUse ? <Badge tone="accent">{words.inUse}</Badge> : null}>
      <div className="flex flex-col gap-4">
        <p>{words.text}</p>
        {app.state === "setting-up" ? <SettingUp shownKey={app.key} qr={app.qr} error={error} /> : null}
        {app.state === "none" && isOpen ? <IntentForm intent="start-app" label={words.setUp} /> : null}
        {isInUse && isOpen ? <IntentForm intent="remove-app" label={words.remove} /> : null}
      </div>
    </Card>
  );
}

type SettingUpProps = { shownKey: string; qr: Qr; error: string | null };

function SettingUp({ shownKey, qr, error }: SettingUpProps) {
  const words = useWords(factorWords).app;
  const grouped = shownKey.replace(/(.{4})(?=.)/g, "$1 ");
  return (
    <>
      <ol className="flex list-decimal flex-col gap-4 ps-5">
        <li>
          <p>{words.scan}</p>
          <div className="mt-3 flex flex-wrap items-start gap-5">
            <div className="w-44">
              <QrCode qr={qr} label={words.qr} />
            </div>
            <div className="flex min-w-0 flex-1 basis-52 flex-col items-start gap-3">
              <p className="tabular font-medium break-words">{grouped}</p>
              <CopyButton text={shownKey} label={words.copyKey} size="sm" />
            </div>
          </div>
        </li>
        <li>{words.enter}</li>
      </ol>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <ErrorSummary errors={error ? [{ message: error, fieldId: "app-code" }] : []} />
        <TextField
          id="app-code"
          name="code"
          label={words.digits}
          error={error ? [error] : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          required
          className="tabular max-w-48"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="confirm-app">
            {words.turnOn}
          </Button>
          <Button type="submit" name="intent" value="remove-app" variant="outline" formNoValidate>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </>
  );
}

export function IntentForm({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} variant="outline">
        {label}
      </Button>
    </Form>
  );
}

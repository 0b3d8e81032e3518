import { switchNames } from "../../../../kernel/screen-rules";
import { Button } from "../../../../ui/button";
import { LocalTime } from "../../../../ui/local-time";
import { TextField } from "../../../../ui/text-field";
import { switchWords } from "../../../../words/en/admin/workload";
import type { ActiveSwitch } from "../queries/list-guards.server";

const switchMinutes = { "60": "1 hour", "240": "4 hours", "1440": "1 day" } as const;

/** What to press when much comes at once; each ends by itself. */
export function SwitchesPage({
  switches,
  asn,
  asnError,
}: {
  switches: ActiveSwitch[];
  asn: string;
  asnError?: string;
}) {
  return (
    <div className="flex max-w-3xl flex-col">
      <p className="text-ink-muted">Each ends automatically and takes effect within about a minute.</p>
      {switchNames.map((name) => (
        <section key={name} aria-labelledby={name} className="mt-6 border-t border-line-strong pt-3">
          <h2 id={name} className="text-lg font-semibold">
            {switchWords[name].title}
          </h2>
          <p className="mt-1 text-ink-muted">{switchWords[name].effect}</p>
          <OnOff name={name} active={switches.find((one) => one.name === name)} />
        </section>
      ))}
      <section aria-labelledby="hold-asn" className="mt-6 border-t border-line-strong pt-3">
        <h2 id="hold-asn" className="text-lg font-semibold">
          Hold everything from one provider for 2 hours
        </h2>
        <p className="mt-1 text-ink-muted">
          Forms, applications and contact messages from its networks wait for a look. It is a rule with an end of its
          own.
        </p>
        <form method="post" noValidate className="mt-3 flex flex-wrap items-end gap-3">
          <TextField
            id="asn"
            name="asn"
            label="AS number"
            hint="Such as AS64500"
            defaultValue={asn}
            error={asnError}
            autoComplete="off"
            wrapperClassName="w-56"
          />
          <Button type="submit" name="intent" value="hold-asn" variant="destructive">
            Hold for 2 hours
          </Button>
        </form>
      </section>
    </div>
  );
}

function OnOff({ name, active }: { name: string; active: ActiveSwitch | undefined }) {
  return (
    <form method="post" className="mt-3 flex flex-wrap items-center gap-2">
      <input type="hidden" name="name" value={name} />
      {active ? (
        <p className="basis-full text-amber">
          On since <LocalTime at={active.setAt} locale="en-US" />, until <LocalTime at={active.until} locale="en-US" />.
        </p>
      ) : null}
      {Object.entries(switchMinutes).map(([minutes, label]) => (
        <Button key={minutes} type="submit" name="intent" value={`on-${minutes}`} variant="outline">
          {active ? `${label} from now` : `On for ${label}`}
        </Button>
      ))}
      {active ? (
        <Button type="submit" name="intent" value="off" variant="destructive">
          Switch off
        </Button>
      ) : null}
    </form>
  );
}

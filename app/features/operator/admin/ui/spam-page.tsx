import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { LocalTime } from "../../../../ui/local-time";
import { Notice } from "../../../../ui/notice";
import { pageTitle } from "../../../../ui/page-meta";
import { TabsNav } from "../../../../ui/tabs-nav";
import { switchWords } from "../../../../words/en/admin/workload";
import type { ActiveSwitch, ListedRule } from "../queries/list-guards.server";

export const spamBase = "/admin/spam-protection";

export function spamMeta(part: string) {
  return [{ title: pageTitle(`${part}, Spam Protection`) }, { name: "robots", content: "noindex" }];
}

export type SpamPageProps = {
  emergencies: { switches: ActiveSwitch[]; held: ListedRule[] };
  /** What was just done, in words. */
  done?: string | null;
  children: ReactNode;
};

/** The frame of the area: what is switched on, the name, the tabs. */
export function SpamPage({ emergencies, done, children }: SpamPageProps) {
  return (
    <div className="mx-auto w-full max-w-app px-4 pb-16 sm:px-6">
      <Emergencies {...emergencies} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        <h1 className="font-serif text-2xl font-[560] tracking-tight">Spam protection</h1>
        <span className="ms-auto sm:order-last">
          <ButtonLink to={`${spamBase}/switches`} variant="outline" size="sm">
            <span className="sm:hidden">Switches</span>
            <span className="max-sm:hidden">Emergency switches</span>
          </ButtonLink>
        </span>
        <TabsNav
          label="Spam protection"
          isBeside
          tabs={[
            { label: "Queue", to: spamBase, end: true },
            { label: "Rules", to: `${spamBase}/rules` },
            { label: "Numbers", to: `${spamBase}/numbers` },
            { label: "Log", to: `${spamBase}/log` },
          ]}
        />
      </div>
      <div role="status" className={done ? "mb-4" : undefined}>
        {done ? <Notice tone="accent" title={done} /> : null}
      </div>
      {children}
    </div>
  );
}

function Emergencies({ switches, held }: SpamPageProps["emergencies"]) {
  const lines = [
    ...switches.map(({ name, until }) => ({
      key: name,
      text: switchWords[name].on,
      until,
      fields: { intent: "off", name },
    })),
    ...held.map(({ id, value, until }) => ({
      key: id,
      text: `Everything from AS ${value} is held`,
      until,
      fields: { intent: "end-rule", id },
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Switched on" className="-mx-4 sm:-mx-6">
      {lines.map(({ key, text, until, fields }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 bg-amber-soft px-4 py-1 text-sm sm:px-6">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{text}</b> until <LocalTime at={until} locale="en-US" />.
          </span>
          <form method="post" action={`${spamBase}/switches`}>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="link" size="sm" className="min-h-11 text-ink">
              Switch off<span className="sr-only">: {text}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

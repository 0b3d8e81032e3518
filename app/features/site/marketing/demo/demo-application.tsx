import { ChevronDown, ChevronLeft, ChevronUp, FileText } from "lucide-react";
import { dayText } from "../../../../kernel/moments";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { stateWords } from "../../../applying/applications/state-words";
import { ApplicationSheet } from "../../../deciding/application/ui/application-sheet";
import { FlagList } from "../../../deciding/application/ui/flag-list";
import { MainFacts } from "../../../deciding/application/ui/main-facts";
import { SheetPart } from "../../../deciding/application/ui/sheet-part";
import { StateMark } from "../../../deciding/decision/ui/state-mark";
import { useSitePath } from "../ui/use-site-path";
import { demoWords } from "../words/demo-words";
import { DemoShell } from "./demo-inbox";
import { type DemoApplication as Demo, demoBase } from "./read-demo";

const iconLink =
  "flex size-11 items-center justify-center rounded-md text-ink-muted hover:bg-paper-sunken hover:text-ink";

/** One application of the demo: answers left, the decision right, as a landlord has them. */
export function DemoApplication({ demo }: { demo: Demo }) {
  const { row, number, facts, rent, flags, sections, documents, words, answerBy, isLast } = demo;
  const states = useWords(stateWords);
  const said = useWords(demoWords);
  const at = useSitePath();
  const day = dayText(Date.parse(answerBy), usePageLocale(), "UTC");
  return (
    <DemoShell>
      <div className="flex items-center justify-between gap-3">
        <AppLink
          to={at(demoBase)}
          className="-ms-2 inline-flex min-h-11 items-center gap-2 text-ink-muted hover:text-ink"
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          {said.all}
        </AppLink>
        <nav aria-label={said.applications} className="flex">
          {number > 1 ? (
            <AppLink to={at(`${demoBase}/${number - 1}`)} aria-label={said.previous} className={iconLink}>
              <ChevronUp aria-hidden="true" className="size-5" />
            </AppLink>
          ) : null}
          {isLast ? null : (
            <AppLink to={at(`${demoBase}/${number + 1}`)} aria-label={said.next} className={iconLink}>
              <ChevronDown aria-hidden="true" className="size-5" />
            </AppLink>
          )}
        </nav>
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <h1 className="font-[560] font-serif text-[1.75rem] leading-tight">
              <bdi translate="no">{row.name}</bdi>
            </h1>
            <StateMark state={row.state}>{states[row.state]}</StateMark>
          </div>
          <MainFacts
            facts={facts}
            income={{
              incomeMinor: facts.incomeMonthlyMinor,
              incomeCurrency: facts.incomeCurrency,
              rent,
              subsidyMinor: 0,
              multiple: 2.5,
              locale: row.locale,
            }}
            flags={flags}
          />
          <FlagList flags={flags} />
          <SheetPart id="documents" title={said.documents}>
            <ul>
              {documents.map((name) => (
                <li key={name} className="flex items-center gap-3 py-1">
                  <FileText aria-hidden="true" className="size-5 text-ink-muted" />
                  {name}
                </li>
              ))}
            </ul>
          </SheetPart>
          <ApplicationSheet sections={sections} consents={[]} documents={[]} locale={row.locale} />
        </div>
        <section aria-labelledby="decision" className="lg:border-line lg:border-s lg:ps-8">
          <h2 id="decision" className="font-semibold text-lg">
            {said.decision}
          </h2>
          <p className="text-ink-muted text-sm">{said.promised({ day })}</p>
          <div className="mt-3 grid grid-cols-3 gap-2">
            {[said.shortlist, said.decline, said.approve].map((label) => (
              <Button key={label} variant="outline" disabled>
                {label}
              </Button>
            ))}
          </div>
          <p className="mt-2 text-ink-muted text-sm">{said.nothingDecided}</p>
          {words ? (
            <div className="mt-6">
              <h2 className="border-line-strong border-b pb-2 font-semibold text-lg">{said.messages}</h2>
              <p className="mt-3 rounded-md bg-paper-sunken px-3 py-2" lang="en" dir="auto">
                {words}
              </p>
            </div>
          ) : null}
        </section>
      </div>
    </DemoShell>
  );
}

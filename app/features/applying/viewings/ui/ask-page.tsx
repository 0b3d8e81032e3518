import type { DoubtedAddress } from "../../../../kernel/doubted-address";
import { formatNumber } from "../../../../kernel/formatters";
import { isolated } from "../../../../kernel/isolated";
import { keptDays } from "../../../../kernel/kept-days";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Person } from "../../../../platform/people/people.server";
import type { AskedProof } from "../../../../platform/proof-of-work/challenge";
import { IsolatedText } from "../../../../ui/isolated-text";
import { pageWords } from "../../answering/page-words";
import { Honeypot } from "../../answering/ui/step-page";
import type { AskField } from "../ask-schema";
import type { OfferedViewings } from "../queries/list-slots.server";
import { mostPeople } from "../rules";
import type { SlotTime } from "../slot-times";
import type { Standing } from "../standing";
import { ruleText, waitingText, zoneText } from "../texts";
import { recordWords, viewingWords } from "../words";
import { ContactFields, KnownContact } from "./ask-contact";
import { AskProof } from "./ask-proof";
import { Field } from "./field";
import { SlotChoice, SlotLine } from "./slot-choice";
import { ViewingShell } from "./viewing-shell";

export type AskPageProps = {
  locale: PageLocale;
  title: string;
  /** Where it posts and leads back to. */
  here: string;
  /** Where it is applied for. */
  formAt: string;
  /** Of who has applied: the application's contact, which is not asked again, and its status page. */
  applied: (Person & { statusAt: string }) | null;
  /** How the places were given so far. */
  recordAt: string;
  /** The home's (IANA). */
  zone: string;
  viewings: OfferedViewings;
  /** The law at the home lets nobody be asked how many come. */
  isContactOnly: boolean;
  /** "asked": this address has a booking; "mailed": its link was sent again; "busy": too many came from here. */
  state: "ask" | "busy" | "asked" | "mailed" | "done";
  typed: Record<AskField, string>;
  errors: Partial<Record<AskField, true>>;
  /** The chosen slot can no longer be booked. */
  isSlotGone?: boolean;
  doubt?: DoubtedAddress | null;
  /** The calculation that the device is to do first. */
  proof?: AskedProof;
  /** What a request became that was just taken. */
  became?: { standing: Standing; before: number; slot: SlotTime };
};

/** Where a tenant asks for a viewing: contact data and nothing else. Works without script. */
export function AskPage(props: AskPageProps) {
  const { locale, title, state, errors, viewings, became, here, isSlotGone, doubt, typed } = props;
  const words = viewingWords[locale];
  const isFormShown = viewings.slots.length > 0 && (state === "ask" || state === "busy");
  const hasErrors = Object.keys(errors).length > 0 || isSlotGone || doubt?.isRight === false;
  const [heading, lead] = headOf(props);
  const onward = onwardOf(props);
  return (
    <ViewingShell
      locale={locale}
      title={title}
      heading={heading}
      tab={hasErrors ? `${pageWords[locale].error} ${heading}` : heading}
    >
      <p>{lead}</p>
      {became ? <Became {...props} became={became} /> : null}
      {state === "asked" ? (
        <form method="post" action={here}>
          <input type="hidden" name="email" value={typed.email} />
          <p className="end">
            <button type="submit" className="go" name="intent" value="again">
              {words.mailAgain}
            </button>
          </p>
        </form>
      ) : null}
      {isFormShown ? <AskForm {...props} /> : null}
      <p className="end">
        <a className="sec" href={onward.to}>
          {onward.text}
        </a>
      </p>
    </ViewingShell>
  );
}

function headOf({ locale, state, viewings, became, applied }: AskPageProps): [string, string] {
  const words = viewingWords[locale];
  if (became) {
    const heading = { place: words.given, waiting: words.waiting, lot: words.inLot }[became.standing];
    return [heading, ""];
  }
  if (state === "asked") return [words.asked[0] ?? "", words.asked[1] ?? ""];
  if (state === "mailed") return [words.mailedAgain[0] ?? "", words.mailedAgain[1] ?? ""];
  if (viewings.slots.length === 0) return [words.none[0] ?? "", words.none[1] ?? ""];
  if (state === "busy") return [words.busy[0] ?? "", words.busy[1] ?? ""];
  return [words.title, applied ? words.leadApplied : words.lead];
}

/** Where it leads on, or back. */
function onwardOf({ locale, state, here, formAt, applied }: AskPageProps): { to: string; text: string } {
  const words = viewingWords[locale];
  if (applied) return { to: applied.statusAt, text: words.toStatus };
  if (state === "asked" || state === "mailed") return { to: here, text: words.askAgain };
  return { to: formAt, text: words.apply };
}

function Became({
  locale,
  zone,
  typed,
  viewings,
  became,
}: AskPageProps & { became: NonNullable<AskPageProps["became"]> }) {
  const words = viewingWords[locale];
  const { standing, slot } = became;
  const next = waitingText({ ...viewings, ...became, place: standing === "place" ? 1 : null }, locale, zone);
  return (
    <div className={standing === "place" ? "box good" : "box"} role="status">
      <p className="num">
        <strong>
          <SlotLine slot={slot} locale={locale} zone={zone} />
        </strong>
      </p>
      {next ? <p>{next}</p> : null}
      <p>
        <IsolatedText text={words.linkTo({ email: isolated(typed.email) })} />
      </p>
    </div>
  );
}

function AskForm(props: AskPageProps) {
  const { locale, zone, viewings, isContactOnly, typed, errors, isSlotGone, proof, here, recordAt, applied } = props;
  const words = viewingWords[locale];
  const slotError = isSlotGone ? words.slotGone : errors.slot ? words.noSlot : undefined;
  return (
    <form method="post" action={here} noValidate>
      {proof ? <AskProof proof={proof} locale={locale} /> : null}
      <div className="box">
        <p>{ruleText(viewings, locale, zone)}</p>
        <p>
          <a href={recordAt}>{recordWords[locale].link}</a>
        </p>
      </div>
      <SlotChoice
        slots={viewings.slots}
        locale={locale}
        zone={zone}
        isBeforeDraw={viewings.rule === "lot" && viewings.drawnAt === null}
        chosen={typed.slot}
        legend={words.when}
        error={slotError}
      />
      <p className="hint">{zoneText(viewings.slots[0]?.startsAt ?? 0, locale, zone)}</p>
      {isContactOnly ? null : (
        <Field id="people" label={words.people} error={errors.people && words.badPeople}>
          <select id="people" name="people" defaultValue={typed.people || "1"} aria-invalid={errors.people}>
            {Array.from({ length: mostPeople }, (_, index) => String(index + 1)).map((n) => (
              <option key={n} value={n}>
                {formatNumber(Number(n), locale)}
              </option>
            ))}
          </select>
        </Field>
      )}
      {applied ? <KnownContact {...applied} locale={locale} /> : <ContactFields {...props} />}
      <Honeypot locale={locale} />
      <p className="end">{(applied ? words.whoApplied : words.who)({ days: keptDays.viewingPeople })}</p>
      <p>
        <button type="submit" className="go" name="intent" value="ask" data-go="">
          {words.ask}
        </button>
      </p>
    </form>
  );
}

import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LetterKind } from "../../../../db/schema/review";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import { Button } from "../../../../ui/button";
import { Dialog, DialogClose } from "../../../../ui/dialog";
import { TextareaField } from "../../../../ui/textarea-field";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { useLanguage } from "../../../applying/answering/use-language";
import { declineReasonWords } from "../../../applying/applications/decline-reason-words";
import { type DeclineReason, type LandlordMove, noteLength } from "../../../applying/applications/states";
import { type AskChoice, offeredAt, tickedFirst } from "../../../applying/info-requests/ask-choice";
import { LaterChoice, StillOut } from "../../../applying/info-requests/ui/later-choice";
import type { OwedHere } from "../../../forms/law/hand-over.server";
import { OwedFold } from "../../../forms/law/ui/hand-over-list";
import type { LeftOut as Refusal } from "../commands/move-applications.server";
import type { Unsupported } from "../rules/decline-support";
import { filledIn, proposedText } from "../rules/letter-text";
import { sayWhy } from "../words/decline-support-words";
import { dialogWords } from "../words/dialog-words";
import { laterWords } from "../words/later-words";
import { LeftOut } from "./left-out";
import { isLetterTaken, LetterFields, letterPost, useLetter } from "./letter-fields";
import { ReasonChoices } from "./reason-choices";
import { leftOutBy, stateOfReason, useReasons } from "./use-reasons";
import type { Fields } from "./use-review";

/** Moves that are asked about before they are made: each may tell the applicant. */
export type AskedMove = Exclude<LandlordMove, "unshortlist">;

type Text = (typeof dialogWords)["en"];

const kinds = {
  shortlist: "shortlisted",
  approve: "approved",
  decline: "declined",
  reopen: "reopened",
} as const satisfies Record<AskedMove, LetterKind>;

export type DecisionDialogProps = {
  move: AskedMove;
  ids: readonly string[];
  formId?: string;
  /** Of the one applicant; several are called by `{name}`. */
  applicant?: { name: string; locale: string };
  /** What each of several is called in its list. */
  nameOf?: (id: string) => string;
  /** Of a decline that was refused: which reasons were given that are not so. The window stays, with all that was typed. */
  refusal: readonly Refusal[] | null;
  isPending: boolean;
  /** Of one applicant: what may be asked with the move. */
  askChoice?: AskChoice;
  /** Of one applicant: what an approval makes the landlord owe. */
  owed?: OwedHere | null;
  onClose: () => void;
  /** `leftOut`: those whom it was not asked for, as the reason is not true of them. */
  post: (fields: Fields, leftOut: readonly string[]) => void;
};

/** Asks for what a move needs and shows the mail that it would send, to change, to send later, or not at all. A decline closes once it is made. */
export function DecisionDialog(props: DecisionDialogProps) {
  const locale = useLanguage(readLanguage(props.applicant?.locale ?? "en"));
  return locale === null ? null : <DecisionWindow {...props} locale={locale} />;
}

function DecisionWindow(props: DecisionDialogProps & { locale: PageLocale }) {
  const {
    locale,
    move,
    ids,
    formId,
    applicant,
    askChoice,
    nameOf = () => "",
    refusal,
    isPending,
    onClose,
    post,
  } = props;
  const words = useWords(dialogWords);
  const later = useWords(laterWords);
  const reader = usePageLocale();
  const because = useWords(declineReasonWords);
  const kind = kinds[move];
  const isDecline = move === "decline";
  const wordsFor = (because: DeclineReason | "") => {
    const template = proposedText(kind, locale, because || null);
    return applicant ? filledIn(template, applicant.name) : template;
  };
  const found = useReasons(isDecline ? ids : nobody);
  const [reason, setReason] = useState<DeclineReason | "">("");
  const leftOut = reason ? leftOutBy(found, reason) : [];
  const [answered, setAnswered] = useState(refusal);
  const faults = refusal === answered ? noFaults : faultsIn({ ...words, because, locale: reader }, refusal, reason);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid]:not(:disabled)")?.focus();
  }, [refusal]);
  const proposed = wordsFor(reason);
  const [letter, setLetter] = useLetter(proposed, move === "shortlist" || move === "reopen" ? "none" : "now");
  const [note, setNote] = useState("");
  const asking = useAsking(move, askChoice);
  /** Proposed words follow the reason, so that the letter says what is so; what the landlord wrote stays. */
  function choose(next: DeclineReason) {
    setReason(next);
    setAnswered(refusal);
    setLetter({
      ...letter,
      text: letter.text === proposed ? wordsFor(next) : letter.text,
      withReport: letter.withReport || next === "report",
    });
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isLetterTaken(letter)) {
      event.currentTarget.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    setAnswered(refusal);
    const left = leftOut.map(({ id }) => id);
    post(
      {
        intent: move,
        ids: ids.filter((id) => !left.includes(id)).join(","),
        ...(formId && { formId }),
        ...(reason && { reason }),
        ...(note.trim() && { note }),
        ...letterPost(letter, proposed),
        ...asking.posted(new FormData(event.currentTarget)),
      },
      left,
    );
    if (!isDecline) onClose();
  }
  const formName = `decide-${move}`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? null : onClose())}
      title={words.moves[move].title({ count: ids.length })}
      size="wide"
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formName} pending={isPending} variant={isDecline ? "destructive" : "default"}>
            {confirmText(words, move, {
              asked: asking.count,
              some: leftOut.length > 0 ? ids.length - leftOut.length : null,
            })}
          </Button>
        </>
      }
    >
      <form ref={form} id={formName} data-doing="decision" onSubmit={send} className="flex flex-col gap-5">
        {move === "reopen" ? <p>{words.reopenNote}</p> : null}
        {isDecline ? (
          <ReasonChoices
            value={reason}
            onChange={choose}
            stateOf={(one) => stateOfReason(reader, found, one)}
            error={faults.reason}
          />
        ) : null}
        {reason && leftOut.length > 0 ? (
          <LeftOut
            people={leftOut.map(({ id, unsupported }) => ({
              id,
              name: nameOf(id),
              why: whyIn(unsupported, reason, reader),
            }))}
          />
        ) : null}
        {isDecline || move === "approve" ? (
          <TextareaField
            label={move === "approve" ? words.conditions : words.note}
            hint={move === "approve" ? words.conditionsHint : words.noteHint}
            isOptional
            rows={3}
            maxLength={noteLength}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        ) : null}
        {move === "approve" && askChoice ? <StillOut out={askChoice.out} /> : null}
        <LaterChoice
          {...later[move === "approve" ? "offer" : "shortlist"]}
          offered={asking.offered}
          ticked={asking.ticked}
          onTick={asking.tick}
          daysName="askDays"
        />
        <LetterFields
          letter={letter}
          onChange={setLetter}
          count={ids.length}
          asksReport={isDecline}
          error={faults.letter}
        />
        {move === "approve" ? <OwedFold owed={props.owed} /> : null}
      </form>
    </Dialog>
  );
}

/** `some`: of a decline that leaves somebody out, how many it is for. */
function confirmText(
  { moves }: Text,
  move: AskedMove,
  { asked, some }: { asked: number; some: number | null },
): string {
  if (move === "decline" && some !== null) return moves.decline.confirmSome({ count: some });
  if ((move === "shortlist" || move === "approve") && asked > 0) return moves[move].confirmAsking({ count: asked });
  return moves[move].confirm;
}

const nobody: readonly string[] = [];
const noFaults: { reason: string | null; letter: string | null } = { reason: null, letter: null };

function whyIn(unsupported: Unsupported, reason: DeclineReason, locale: string): string {
  const why = unsupported[reason];
  return why ? sayWhy(why, locale) : "";
}

/** What the server refused, beside what it is about: the reason itself, or what the letter says in words of ours. */
function faultsIn(
  { stillSays, because, locale }: Text & { because: (typeof declineReasonWords)["en"]; locale: string },
  refusal: readonly Refusal[] | null,
  reason: DeclineReason | "",
): typeof noFaults {
  const all = refusal?.flatMap(({ unsupported }) => unsupported) ?? [];
  const same = all.find((one) => one.reason === reason);
  const said = all.find((one) => one.reason !== reason);
  return {
    reason: same ? sayWhy(same.why, locale) : null,
    letter: said ? stillSays({ reason: because[said.reason], why: sayWhy(said.why, locale) }) : null,
  };
}

/** Which questions are ticked, and what is posted of them. */
function useAsking(move: AskedMove, choice: AskChoice | undefined) {
  const stage = ({ shortlist: "shortlist", approve: "offer" } as const)[move as "shortlist" | "approve"];
  const offered = choice && stage ? offeredAt(choice, stage) : [];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => (choice ? tickedFirst(choice) : new Set()));
  const asked = offered.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  return {
    offered,
    ticked,
    count: asked.length,
    tick: (id: string, isTicked: boolean) =>
      setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((one) => one !== id))),
    posted: (form: FormData): Record<string, string> =>
      asked.length > 0 ? { ask: asked.join(","), askDays: String(form.get("askDays") ?? "") } : {},
  };
}

import { showToast } from "../../ui/show-toast";
import { isReadyText } from "../form-model/ready-texts";
import type { Field, LocalizedText } from "../form-model/schema";
import { LexiconNote } from "../law/lexicon/ui/lexicon-note";
import { useQuestionCheck } from "../law/lexicon/ui/use-question-check";
import { giveReason } from "./law-edits";
import type { QuestionActions } from "./question-actions";

type OwnWordsNoteProps = { field: Field; sectionTitle: LocalizedText; locale: string; actions: QuestionActions };

/** What the lexicon says of the landlord's own words, while they are written. Ready words are not asked about. */
export function OwnWordsNote(props: OwnWordsNoteProps) {
  return hasOwnWords(props.field) ? <Note {...props} /> : null;
}

function Note({ field, sectionTitle, locale, actions }: OwnWordsNoteProps) {
  const note = useQuestionCheck(field, sectionTitle, locale);
  if (!note) return null;
  return (
    <LexiconNote
      note={note}
      id={`words-${field.id}`}
      locale={locale}
      reason={field.lawReason}
      onReason={(reason) => actions.change((form) => giveReason(form, field.id, reason), `law-${field.id}`)}
      onSwap={(key) => actions.swap(field.id, key)}
      onReport={() => report(field.label[locale] ?? "")}
    />
  );
}

function hasOwnWords(field: Field): boolean {
  const texts = [
    field.label,
    field.help,
    ...(field.kind === "statement" ? [field.text] : []),
    ...("options" in field ? field.options.map(({ label }) => label) : []),
  ];
  return texts.some((text) => Object.values(text ?? {}).some((words) => words.trim() !== "" && !isReadyText(words)));
}

/** A mail to the address at the foot of the page, with the question in it. */
function report(question: string): void {
  const support = document.querySelector<HTMLAnchorElement>('footer a[href^="mailto:"]');
  if (!support) {
    showToast({ message: "Write to us about it", description: "Our address is at the foot of each page." });
    return;
  }
  const address = support.href.split("?")[0];
  const [subject, body] = ["A question was refused by mistake", question].map(encodeURIComponent);
  window.location.href = `${address}?subject=${subject}&body=${body}`;
}

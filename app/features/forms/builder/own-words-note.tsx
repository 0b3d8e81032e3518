import { useState } from "react";
import { isReadyText } from "../form-model/ready-texts";
import type { Field, LocalizedText } from "../form-model/schema";
import { LexiconNote, type ReportState } from "../law/lexicon/ui/lexicon-note";
import { type QuestionNote, useQuestionCheck } from "../law/lexicon/ui/use-question-check";
import { giveReason } from "./law-edits";
import type { QuestionActions } from "./question-actions";

type OwnWordsNoteProps = { field: Field; sectionTitle: LocalizedText; locale: string; actions: QuestionActions };

/** What the lexicon says of the landlord's own words, while they are written. Ready words are not asked about. */
export function OwnWordsNote(props: OwnWordsNoteProps) {
  return hasOwnWords(props.field) ? <Note {...props} /> : null;
}

function Note({ field, sectionTitle, locale, actions }: OwnWordsNoteProps) {
  const note = useQuestionCheck(field, sectionTitle, locale);
  const question = wordsOf(field, locale);
  const [told, setTold] = useState<{ question: string; report: ReportState }>({ question, report: "none" });
  if (!note) return null;
  const send = async () => {
    setTold({ question, report: "sending" });
    const { country, region } = actions.home();
    const place = [country, region].filter(Boolean).join("-");
    setTold({ question, report: await sendDoubt({ question, place, category: note.category }) });
  };
  return (
    <LexiconNote
      note={note}
      id={`words-${field.id}`}
      reason={field.lawReason}
      onReason={(reason) => actions.change((form) => giveReason(form, field.id, reason), `law-${field.id}`)}
      onSwap={(key) => actions.swap(field.id, key)}
      onReport={() => void send()}
      report={told.question === question ? told.report : "none"}
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

/** What the landlord wrote of a question, a line each. */
function wordsOf(field: Field, locale: string): string {
  const options = "options" in field ? field.options.map(({ label }) => label) : [];
  const texts = [field.label, field.help, ...(field.kind === "statement" ? [field.text] : []), ...options];
  return texts.flatMap((text) => text?.[locale]?.trim() || []).join("\n");
}

async function sendDoubt(doubt: { question: string; place: string; category: QuestionNote["category"] }) {
  try {
    const body = JSON.stringify({ ...doubt, question: doubt.question.slice(0, 1000) });
    const headers = { "Content-Type": "application/json" };
    const { ok, status } = await fetch("/restrictions/doubt", { method: "POST", headers, body });
    return ok ? "sent" : status === 429 ? "busy" : "failed";
  } catch {
    return "failed";
  }
}

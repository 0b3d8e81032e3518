import { useEffect, useRef, useState } from "react";
import type { Field, LocalizedText } from "../../../form-model/schema";
import type { adviceWords } from "../advice";
import type { CategoryKey } from "../categories";
import type { QuestionPart } from "../check-question";

export type QuestionNote = {
  verdict: "refuse" | "warn";
  category: CategoryKey;
  part: QuestionPart;
  /** Why, and what to ask instead; its chunk comes with the first note. */
  advice: typeof adviceWords;
  /** Catalogue key of the ready question to put there. */
  swapTo: string | undefined;
};

const typingPauseMs = 300;

/** The engine is a chunk of its own, and so are its sentences: neither weighs on the builder before it is needed. */
export async function noteOn(
  field: Field,
  sectionTitle: LocalizedText | undefined,
  locale: string,
): Promise<QuestionNote | null> {
  const { checkField } = await import("../check-field");
  const { verdict, category, part } = checkField(field, sectionTitle, locale);
  if (verdict === "pass" || !category || !part) return null;
  const { adviceWords, askInsteadOf } = await import("../advice");
  return { verdict, category, part, advice: adviceWords, swapTo: askInsteadOf[category] };
}

/** What the lexicon says of a question, asked at a pause of typing; null while it has nothing to say. */
export function useQuestionCheck(
  field: Field,
  sectionTitle: LocalizedText | undefined,
  locale: string,
): QuestionNote | null {
  const [note, setNote] = useState<QuestionNote | null>(null);
  const asked = useRef(0);
  useEffect(() => {
    asked.current += 1;
    const mine = asked.current;
    const timer = setTimeout(() => {
      noteOn(field, sectionTitle, locale)
        .then((found) => {
          // An answer about words that have changed since is none.
          if (mine === asked.current) setNote(found);
        })
        // Offline, or a new version was put live: the server asks again at publishing.
        .catch(() => undefined);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [field, sectionTitle, locale]);
  return note;
}

import { useEffect, useMemo, useState } from "react";
import { usePageLanguage, usePageLocale, useWords } from "../../../ui/use-words";
import type { FormDefinition } from "../form-model/schema";
import { askedEarly } from "../law/asked-early";
import type { LexiconProblem } from "../law/lexicon/check-definition-texts";
import type { LawNotice } from "../law/merge-packs";
import { withoutNotices } from "../law/says-notice";
import { useLaw } from "../law/ui/use-law";
import { landlordProblems } from "./landlord-card";
import { landlordWords } from "./landlord-words";
import type { BuilderProblem } from "./problems";
import { fromAdvice, fromLaw, fromLexicon, fromMoney, fromReport } from "./unlawful";
import type { Builder } from "./use-builder";

/** What the last step says before publishing; `ask`: somebody wants to publish, from then on a missing name is listed, too. */
export function usePublishing(builder: Builder, found: readonly BuilderProblem[]) {
  const [asked, setAsked] = useState(0);
  const unnamed = landlordProblems(builder.definition, useWords(landlordWords));
  const { all, isChecked } = useAllProblems(builder, found);
  const problems = [...all, ...(asked > 0 ? unnamed : [])];
  const isBlocked = unnamed.length > 0 || problems.some((problem) => !problem.isWarning);
  return { asked, ask: () => setAsked((times) => times + 1), problems, isBlocked, isChecked };
}

/** What speaks against publishing, the law of the home's place and the lexicon with it. The server checks both again. */
function useAllProblems({ definition }: Builder, problems: readonly BuilderProblem[]) {
  const language = usePageLanguage();
  const locale = usePageLocale();
  const law = useLaw(definition);
  const { problems: words, isChecked } = useLexiconProblems(definition, law.notices);
  const all = useMemo(
    () => [
      ...problems,
      ...law.problems.map((problem) => fromLaw(definition, problem, language)),
      ...askedEarly(definition, law.pack).flatMap((early) => fromAdvice(definition, early, language)),
      ...words.map((problem) => fromLexicon(definition, problem, language)),
      ...fromMoney(definition, law.pack, locale),
      ...fromReport(definition, law.pack, language),
    ],
    [problems, law.problems, law.pack, words, definition, language, locale],
  );
  return { all, isChecked: isChecked && law.status !== "loading" };
}

type Checked = { of: FormDefinition | null; besides: readonly LawNotice[]; problems: readonly LexiconProblem[] };

/** The engine is fetched when this step is opened. Nothing until it is there, or where it could not be fetched. */
function useLexiconProblems(definition: FormDefinition, notices: readonly LawNotice[]) {
  const [checked, setChecked] = useState<Checked>({ of: null, besides: notices, problems: [] });
  useEffect(() => {
    let isCurrent = true;
    import("../law/lexicon/check-definition-texts").then(
      ({ checkDefinitionTexts, lexiconProblems }) => {
        const own = withoutNotices(definition, notices);
        const problems = lexiconProblems(own, checkDefinitionTexts(own));
        if (isCurrent) setChecked({ of: definition, besides: notices, problems });
      },
      () => isCurrent && setChecked({ of: definition, besides: notices, problems: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [definition, notices]);
  return { problems: checked.problems, isChecked: checked.of === definition && checked.besides === notices };
}

import { ChevronDown } from "lucide-react";
import { AppLink } from "../../../../ui/app-link";
import { leadingLinkClass } from "../../../../ui/link-style";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { faqEntriesIn } from "../faq";
import { homeWords } from "../words/home-words";
import { useSitePath } from "./use-site-path";

const asked = ["account", "tenants-pay", "who-sees", "checks", "may-not-ask"];

/** Five of the questions of /faq, folded. */
export function HomeQuestions() {
  const words = useWords(homeWords).questions;
  const language = usePageLanguage();
  const at = useSitePath();
  return (
    <div className="max-w-3xl">
      <div className="divide-y divide-line border-y border-line">
        {faqEntriesIn(language)
          .filter(({ id }) => asked.includes(id))
          .map(({ id, question, answer }) => (
            <details key={id} name="question" className="group">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
              </summary>
              <p className="pb-5 text-ink-muted">{answer}</p>
            </details>
          ))}
      </div>
      <AppLink to={at("/faq")} className={`mt-3 ${leadingLinkClass}`}>
        {words.all}
      </AppLink>
    </div>
  );
}

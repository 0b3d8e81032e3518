import { faqEntriesIn, faqTopicsIn } from "~/features/site/marketing/faq";
import { faqPage, marketingMeta } from "~/features/site/marketing/meta";
import { FaqList } from "~/features/site/marketing/ui/faq-list";
import { TopicLinks } from "~/features/site/marketing/ui/topic-links";
import { useSitePath } from "~/features/site/marketing/ui/use-site-path";
import { faqWords } from "~/features/site/marketing/words/faq-words";
import { frameWords } from "~/features/site/marketing/words/frame-words";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { AppLink } from "~/ui/app-link";
import { Filled } from "~/ui/filled";
import { languageOf } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLanguage, useWords } from "~/ui/use-words";
import type { Route } from "./+types/faq";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  const language = languageOf(matches);
  const { title, description } = faqWords[language];
  return marketingMeta(matches, { title, description, path: "/faq" }, [faqPage(faqEntriesIn(language))]);
}

export default function Faq() {
  const words = useWords(faqWords);
  const { writeToUs } = useWords(frameWords);
  const topics = faqTopicsIn(usePageLanguage());
  const at = useSitePath();
  const link = (
    <AppLink to={at("/contact")} className="text-accent underline underline-offset-4 hover:text-accent-hover">
      {writeToUs}
    </AppLink>
  );
  return (
    <PageShell isLarge width="wide" title={words.title} lead={words.lead}>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-16">
        <TopicLinks label={words.topics} topics={topics.map(({ id, title }) => ({ href: `#${id}`, title }))} />
        <div>
          <FaqList topics={topics} />
          <p className="mt-12 text-lg">
            <Filled say={words.notAnswered} parts={{ link }} />
          </p>
        </div>
      </div>
    </PageShell>
  );
}

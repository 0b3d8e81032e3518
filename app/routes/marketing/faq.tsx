import { faqEntries, faqTopics } from "~/features/site/marketing/faq";
import { faqPage, marketingMeta } from "~/features/site/marketing/meta";
import { FaqList } from "~/features/site/marketing/ui/faq-list";
import { TopicLinks } from "~/features/site/marketing/ui/topic-links";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { AppLink } from "~/ui/app-link";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/faq";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return marketingMeta(
    matches,
    {
      title: "Frequently asked questions",
      description: "Short answers for landlords and tenants about forms, costs, applying, documents and the law.",
      path: "/faq",
    },
    [faqPage(faqEntries)],
  );
}

export default function Faq() {
  return (
    <PageShell
      isLarge
      width="wide"
      title="Frequently asked questions"
      lead="Short answers to what landlords and tenants ask first."
    >
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-16">
        <TopicLinks label="Topics" topics={faqTopics.map((topic) => ({ href: `#${topic.id}`, title: topic.title }))} />
        <div>
          <FaqList topics={faqTopics} />
          <p className="mt-12 text-lg">
            Not answered?{" "}
            <AppLink to="/contact" className="text-accent underline underline-offset-4 hover:text-accent-hover">
              Write to us
            </AppLink>
            : a person answers.
          </p>
        </div>
      </div>
    </PageShell>
  );
}

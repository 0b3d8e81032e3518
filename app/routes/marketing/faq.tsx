import { Article } from "~/features/marketing/ui/article";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { publicMeta } from "~/ui/page-meta";
import type { Route } from "./+types/faq";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return publicMeta(matches, {
    title: "Frequently asked questions",
    description: "Short answers about accounts, costs, documents and privacy.",
    path: "/faq",
  });
}

const questions = [
  {
    question: "Do I need an account to make a form?",
    answer: "No. Build the form, confirm your e-mail address, share the link.",
  },
  { question: "What do tenants pay?", answer: "Nothing. There is no fee on a form and no account to make." },
  {
    question: "What does it cost me?",
    answer: "A form is free for 10 applications in 30 days. No card is asked for.",
  },
  {
    question: "Can I ask my own questions?",
    answer:
      "Yes, up to three beside those of the template. Some are not possible, because the law of most places forbids them.",
  },
  {
    question: "How do I read applications without an account?",
    answer:
      "The mail that says your form is live carries a secure link to it. There you read applications, download documents, and pause or close the form.",
  },
  {
    question: "Do you run credit or criminal checks?",
    answer: "No. A tenant can attach a report of their own where your law allows you to ask for one.",
  },
  {
    question: "Does it work on a phone?",
    answer: "Yes. The application was made for phones first, and even works with JavaScript switched off.",
  },
  {
    question: "What happens if the connection breaks?",
    answer: "Each step is saved when it is done, and sending twice stores an application once.",
  },
  {
    question: "Who sees the documents?",
    answer: "The landlord you apply to. They are encrypted where they are stored and are on no public address.",
  },
  {
    question: "How do I stop notices?",
    answer: "Each notice carries a link that stops the mails of that form.",
  },
] as const;

export default function Faq() {
  return (
    <Article title="Frequently asked questions" lead="Short answers to what landlords and tenants ask first.">
      {questions.map((entry) => (
        <section key={entry.question}>
          <h2>{entry.question}</h2>
          <p>{entry.answer}</p>
        </section>
      ))}
    </Article>
  );
}

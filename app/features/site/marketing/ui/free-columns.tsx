import { useWords } from "../../../../ui/use-words";
import { billingTerms, plans } from "../../../money/billing/rules";
import { homeWords } from "../words/home-words";

const { guest, free, credit } = plans;
const bounds = ({ openDays, applications }: typeof guest | typeof free) => ({ days: openDays, applications });

/** What costs nothing, in two columns made from the plans. */
export function FreeColumns() {
  const words = useWords(homeWords).free;
  const gift = { credits: billingTerms.welcomeCredits, days: credit.openDays };
  const columns = [
    {
      title: words.guest.title,
      points: [
        words.guest.form(bounds(guest)),
        words.guest.questions({ questions: guest.customQuestions }),
        words.guest.link,
        words.guest.tools,
      ],
    },
    {
      title: words.account.title,
      points: [
        words.account.form(bounds(free)),
        words.account.questions({ questions: free.customQuestions }),
        words.account.tools,
        words.account.gift(gift),
      ],
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
      {columns.map(({ title, points }) => (
        <div key={title} className="border-t-2 border-ink pt-4">
          <h3 className="text-xl font-semibold">{title}</h3>
          <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-ink-muted">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

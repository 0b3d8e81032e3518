import { plans } from "../../../money/billing/rules";
import { welcomeGift } from "../pricing";

const { guest, free } = plans;

const columns = [
  {
    title: "Free without an account",
    points: [
      `One form, open for ${guest.openDays} days, ${guest.applications} applications`,
      `${guest.customQuestions} questions of your own`,
      "Every answer and document behind your private link",
      "Local rules, QR code, poster and the form on paper",
    ],
  },
  {
    title: "Free with an account",
    points: [
      `One form, open for ${free.openDays} days, ${free.applications} applications`,
      `${free.customQuestions} questions of your own`,
      "An inbox with notes, messages, letters, PDF, CSV and ZIP",
      `Also ${welcomeGift}: ${plans.credit.openDays} days with every tool`,
    ],
  },
];

/** What costs nothing, in two columns made from the plans. */
export function FreeColumns() {
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

import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { alternativesIn, comparisonIn } from "../alternatives";
import { homeWords } from "../words/home-words";

/** What a landlord gets elsewhere and here; on a phone each question with its four answers beneath. */
export function AlternativesTable() {
  const words = useWords(homeWords).alternatives;
  const language = usePageLanguage();
  const alternatives = alternativesIn(language);
  const own = alternatives.length - 1;
  return (
    <table className="w-full table-fixed border-y border-line">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <td className="w-[28%]" />
          {alternatives.map((name, index) => (
            <th key={name} scope="col" className={`p-3 text-start ${index === own ? "text-accent" : "font-medium"}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonIn(language).map(({ question, answers }) => (
          <tr
            key={question}
            className="border-t border-line align-baseline max-md:grid max-md:grid-cols-2 max-md:gap-x-2 max-md:py-3"
          >
            <th scope="row" className="py-3 pe-3 text-start font-medium max-md:col-span-2 max-md:pt-0 max-md:pb-1">
              {question}
            </th>
            {answers.map((answer, index) => (
              <td
                key={alternatives[index]}
                className={`py-1 md:p-3 ${index === own ? "bg-accent-soft font-medium max-md:rounded-sm max-md:px-2" : "text-ink-muted"}`}
              >
                <span className="block text-sm text-ink-muted md:hidden">{alternatives[index]}</span>
                {answer}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

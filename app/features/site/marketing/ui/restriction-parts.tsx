import { Link } from "react-router";
import { numberFormat } from "../../../../kernel/formatters";
import type { PageLocale } from "../../../../kernel/page-locale";
import { sitePath } from "../../../../kernel/site-languages";
import { Filled } from "../../../../ui/filled";
import type { EntryCount } from "../../../forms/law/packs.server";
import { packPlaces } from "../../../forms/law/place-of";
import { NeverAsked, PlaceIndex } from "../../../forms/law/ui/place-index";
import { restrictionsWords } from "../words/restrictions-words";
import type { Part } from "./long-page";
import { Strongly } from "./strongly";

/** What Rentform may not be used for, and what the law asks of a landlord: parts (a) to (e) of the page. */
export function restrictionParts(count: EntryCount, language: PageLocale): readonly Part[] {
  const { use, fairHousing, places, blocked, report } = restrictionsWords[language];
  return [
    { id: "use", title: use.title, content: <Use language={language} /> },
    { id: "fair-housing", title: fairHousing.title, content: <FairHousing language={language} /> },
    {
      id: "places",
      title: places.title,
      content: (
        <>
          <p>{places.text(numbersOf(count, language))}</p>
          <PlaceIndex />
          <p>{places.elsewhere}</p>
        </>
      ),
    },
    {
      id: "blocked",
      title: blocked.title,
      content: (
        <>
          <p>
            <Strongly {...blocked.everywhere} />
          </p>
          <NeverAsked />
          {[blocked.byPlace, blocked.own, blocked.duty].map((part) => (
            <p key={part.strong}>
              <Strongly {...part} />
            </p>
          ))}
        </>
      ),
    },
    { id: "report", title: report.title, content: <Report language={language} /> },
  ];
}

function numbersOf({ entries, unread }: EntryCount, language: PageLocale) {
  return {
    places: packPlaces.length,
    entries: numberFormat(language).format(entries),
    read: numberFormat(language).format(entries - unread),
    unread,
  };
}

function Use({ language }: { language: PageLocale }) {
  const words = restrictionsWords[language].use;
  const { homes, money, numbers, purpose, addresses, person } = words.rules;
  const link = <Link to={sitePath("/contact?subject=Appeal", language)}>{words.answer}</Link>;
  return (
    <>
      <p>{words.lead}</p>
      <ul>
        {[homes, money, numbers, purpose, addresses, person].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>
        <Filled say={words.broken} parts={{ link }} />
      </p>
    </>
  );
}

function FairHousing({ language }: { language: PageLocale }) {
  const { text, criteria, same, animal, adjustment, describe } = restrictionsWords[language].fairHousing;
  return (
    <>
      <p>{text}</p>
      <ul>
        {[criteria, same, animal, adjustment, describe].map((rule) => (
          <li key={rule.strong}>
            <Strongly {...rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Report({ language }: { language: PageLocale }) {
  const words = restrictionsWords[language].report;
  const begun = new URLSearchParams({
    subject: words.subject,
    message: `${words.address}\n\n${words.wrong}\n`,
  });
  const link = <Link to={sitePath(`/contact?${begun}`, language)}>{words.report}</Link>;
  return (
    <>
      <p>
        <Filled say={words.text} parts={{ link }} />
      </p>
      <p>{words.paid}</p>
    </>
  );
}

import { Link } from "react-router";
import type { EntryCount } from "../../../forms/law/packs.server";
import { placeNames } from "../../../forms/law/place-names";
import { NeverAsked, PlaceIndex } from "../../../forms/law/ui/place-index";
import type { Part } from "./long-page";

const federalClasses = [
  "race",
  "color",
  "religion",
  "national origin",
  "sex",
  "familial status (children under 18, pregnancy)",
  "disability",
] as const;

/** What Rentform may not be used for, and what the law asks of a landlord: parts (a) to (e) of the page. */
export const restrictionParts = ({ entries, unread }: EntryCount): readonly Part[] => [
  {
    id: "use",
    title: "What a form may be used for",
    content: (
      <>
        <p>Rentform is for renting homes to people who will live in them. If you make a form, follow these rules:</p>
        <ul>
          <li>Only homes that you own or may rent out, that exist, and that are for rent.</li>
          <li>No application fees, deposits or holding money through a form, and no bank or card details.</li>
          <li>No Social Security numbers, full ID numbers, passwords, codes, or health records.</li>
          <li>Not for hiring, short stays, surveys, or anything but renting out a home.</li>
          <li>
            No bulk email to addresses from applications, no scraping, and no passing on or resale of what is in them.
          </li>
          <li>One person behind each account, by their own name and address.</li>
        </ul>
        <p>
          A form that breaks these rules can be suspended. We email you the reason, and a person looks at it again when
          you <Link to="/contact?subject=Appeal">answer</Link>.
        </p>
      </>
    ),
  },
  {
    id: "fair-housing",
    title: "Fair housing",
    content: (
      <>
        <p>
          In the United States the Fair Housing Act forbids choosing, refusing or treating people differently by seven
          facts: {federalClasses.slice(0, -1).join(", ")} and {federalClasses.at(-1)}. States, counties and cities add
          more: source of income, age, marital status, sexual orientation and gender identity, military status,
          immigration status, and in some places a criminal record. Other countries have lists of their own.
        </p>
        <ul>
          <li>
            <strong>Write your criteria down before the first application</strong> and show them to everyone. The
            builder has a step for it.
          </li>
          <li>
            <strong>Ask the same questions of everyone,</strong> hold everyone to the same criteria, and read
            applications in the order in which they came in. A form can be set to show them one at a time.
          </li>
          <li>
            <strong>An assistance animal is not a pet.</strong> In the United States no pet rule, fee or deposit applies
            to it, with narrow exceptions.
          </li>
          <li>
            <strong>Name someone who answers requests for an adjustment,</strong> such as a grab rail, another way to
            apply, or more time.
          </li>
          <li>
            <strong>Describe the home, not the tenant.</strong> “No children” states a preference, which the law forbids
            in advertisements and forms alike (42 U.S.C. 3604(c)). “No benefits” breaks the law of many states and
            cities, and of England. “Perfect for professionals” says it more softly, and means the same.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "places",
    title: "What may be asked, place by place",
    content: (
      <>
        <p>
          The builder marks every question by the law where the home is. These are its {Object.keys(placeNames).length}{" "}
          sets of rules. Of {entries.toLocaleString("en")} entries {(entries - unread).toLocaleString("en")} say which
          law, where it was read, and on which day. The other {unread} are general knowledge, not yet verified: they are
          shown apart, are marked so, and are never more than a hint.
        </p>
        <PlaceIndex />
        <p>Elsewhere, we block only the questions we never allow; local law may go further.</p>
      </>
    ),
  },
  {
    id: "blocked",
    title: "What we block, and what we warn of",
    content: (
      <>
        <p>
          <strong>Blocked everywhere.</strong> No template has these questions, and a form that clearly asks for them in
          words of its own is refused:
        </p>
        <NeverAsked />
        <p>
          <strong>Blocked or explained by place.</strong> A question that the home’s place forbids cannot be published
          there. One that it allows only for a reason waits until you write the reason. One that needs care gets a note
          with the law.
        </p>
        <p>
          <strong>Your own questions are read, too.</strong> Clear cases are refused with what to ask instead; doubtful
          ones get a warning. The reading is done by rules in five languages, and it makes mistakes: tell us, and we fix
          them.
        </p>
        <p>
          <strong>What stays your duty.</strong> How you choose, what you say at the door, what you do with what you
          learn, and the law that we do not know about. This page is not legal advice.
        </p>
      </>
    ),
  },
  {
    id: "report",
    title: "Report a form",
    content: (
      <>
        <p>
          Were you asked for money, a card, a bank login or an identity number? Does a form ask what the law forbids, or
          is the home not for rent?{" "}
          <Link to="/contact?subject=Report+a+form&message=Address+of+the+form%3A%0A%0AWhat+is+wrong+with+it%3A%0A">
            Report the form
          </Link>
          . A person reads it, and the form’s owner does not learn who told us.
        </p>
        <p>If you have already paid someone, call your bank first, then the police.</p>
      </>
    ),
  },
];

import { Link } from "react-router";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import { billingTerms, plans } from "../../../money/billing/rules";
import { termsWords } from "../words/terms-words";
import { useSitePath } from "./use-site-path";

const { giveBackHours, giftMonths, refundDays, withdrawDays, graceDays, keptOpenDays } = billingTerms;

/** What is bought, for how long it holds, and what is paid back. */
export function TermsOfPrices() {
  const words = useWords(termsWords).prices;
  const at = useSitePath();
  const pricing = <Link to={at("/pricing")}>{words.pricing}</Link>;
  const withdraw = <Link to="/withdraw">{words.withdraw}</Link>;
  const cancel = (
    <Link to="/withdraw#kuendigen" lang="de">
      Verträge hier kündigen
    </Link>
  );
  return (
    <>
      <p>
        <Filled say={words.lead} parts={{ pricing }} />
      </p>
      <ul>
        <li>{words.credit({ days: plans.credit.openDays, hours: giveBackHours })}</li>
        <li>{words.expiry({ months: giftMonths })}</li>
        <li>{words.refunds({ refundDays, withdrawDays })}</li>
        <li>{words.renewal}</li>
        <li>{words.failed({ graceDays, openDays: keptOpenDays })}</li>
        <li>{words.disputed}</li>
        <li>
          <Filled say={words.consumers} parts={{ withdraw, cancel }} />
        </li>
      </ul>
    </>
  );
}

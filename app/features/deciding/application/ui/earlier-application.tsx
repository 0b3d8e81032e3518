import { AppLink } from "../../../../ui/app-link";
import { Filled } from "../../../../ui/filled";
import { useWords } from "../../../../ui/use-words";
import type { LinkedDuplicate } from "../../../applying/apply/spam/queries/find-duplicates.server";
import { duplicateWords } from "../../../applying/apply/spam/reason-words";

/** Where a landlord with an account reads the earlier application. */
export function earlierAt({ id, formId }: LinkedDuplicate): string {
  return `/app/forms/${formId}?applicationId=${id}`;
}

/** "Same phone as RF-ABCD-EFGH": the number leads to that application. */
export function EarlierApplication({ duplicate, to }: { duplicate: LinkedDuplicate; to: string }) {
  const same = useWords(duplicateWords);
  const reference = (
    <AppLink
      to={to}
      preload="none"
      translate="no"
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {duplicate.reference}
    </AppLink>
  );
  return <Filled say={same[duplicate.by]} parts={{ reference }} />;
}

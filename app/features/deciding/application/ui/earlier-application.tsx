import { AppLink } from "../../../../ui/app-link";
import { sameWords } from "../../../../words/en/applications/reason";
import type { LinkedDuplicate } from "../../../applying/apply/spam/queries/find-duplicates.server";

/** Where a landlord with an account reads the earlier application. */
export function earlierAt({ id, formId }: LinkedDuplicate): string {
  return `/app/forms/${formId}?applicationId=${id}`;
}

/** "Same phone as RF-ABCD-EFGH": the number leads to that application. */
export function EarlierApplication({ duplicate, to }: { duplicate: LinkedDuplicate; to: string }) {
  return (
    <>
      {sameWords[duplicate.by]}{" "}
      <AppLink
        to={to}
        preload="none"
        translate="no"
        className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {duplicate.reference}
      </AppLink>
    </>
  );
}

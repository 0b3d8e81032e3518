import type { PageLocale } from "../../../../kernel/page-locale";
import type { ReferenceAsker } from "../../../applying/references/names-in-mail";
import type { ShownReferee, ShownReference } from "./shown-reference";

export type ReferencesPanelProps = {
  formId: string;
  applicationId: string;
  /** How dates are written. */
  locale: string;
  landlord: ReferenceAsker;
  /** Language that a mail is first proposed in. */
  mailLocale: PageLocale;
  people: readonly ShownReferee[];
  /** Who may not ask by mail reads whom one could reach otherwise: the holder of a manage link has no name to ask in. */
  mayAsk?: false;
  /** Where a credit would add asking, on a form that ran free when the application came in. */
  planAt?: string;
  references: readonly ShownReference[];
};

import type { ApplicationState } from "../../../../kernel/states";

export type Reviewed = {
  id: string;
  formId: string;
  name: string;
  state: ApplicationState;
  isStarred: boolean;
  isArchived: boolean;
  isLet: boolean;
  isHomeLet: boolean;
  othersWaiting: number;
  applicantLocale: string;
  /** A paper was opened, or somebody is on the shortlist: only then does the page put approving first. */
  isWeighed: boolean;
};

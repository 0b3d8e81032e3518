import type { ApplicationState } from "../../../kernel/states";

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
};

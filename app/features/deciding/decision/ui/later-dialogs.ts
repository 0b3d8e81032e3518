import { withDialog } from "../../../../ui/dialog";

/** Windows with the words of letters in three languages: fetched when somebody is about to decide. */
export const decisionDialog = withDialog(async () => (await import("./decision-dialog.client")).DecisionDialog);
export const secondApproval = withDialog(async () => (await import("./second-approval.client")).SecondApproval);
export const letDialog = withDialog(async () => (await import("./let-dialog.client")).LetDialog);

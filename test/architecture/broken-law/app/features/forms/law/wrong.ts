// Imports from a wing above on purpose.
export { wrong } from "../../applying/apply/wrong";

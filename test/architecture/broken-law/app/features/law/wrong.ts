// Climbs from the second tier to the sixth on purpose.
export { wrong } from "../apply/wrong";

/** From here on there is room for a phone beside the work: `xl` of the stylesheet. */
export const besideQuery = "(min-width: 80rem)";

/** Whether a question's settings are a screen of their own, asked where something is pressed. */
export function isPhone(): boolean {
  return window.matchMedia("(width < 40rem)").matches;
}

/** Whether the list of questions has its neighbours beside it, asked where something is pressed. */
export function hasRoomBeside(): boolean {
  return window.matchMedia(besideQuery).matches;
}

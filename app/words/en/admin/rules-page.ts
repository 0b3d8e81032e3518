export const fieldWords = {
  kind: "What it looks at",
  value: "Which one",
  effect: "What it does",
  points: "Points of 100",
  scope: "Where",
  life: "For how long",
  why: "Why",
  shadow: "Only count at first",
};

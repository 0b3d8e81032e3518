export default {
  digits: "Write a number in digits, like 12",
} as const;

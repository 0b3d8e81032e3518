/** What will be deleted of an application, as a part of a line: "RF-1234: answers and documents". */
export default {
  both: "answers and documents",
  answers: "answers",
  papers: "papers",
} as const;

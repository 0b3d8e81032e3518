/** What a tenant reads when a page or a post failed on our side. */
export type FailureWords = {
  /** A page could not be shown. */
  title: string;
  text: string;
  /** A post was not dealt with; what was typed stands in the page. */
  postTitle: string;
  kept: string;
  /** The same, and it could not be put into the page. */
  goBack: string;
  again: string;
  /** `{email}` and `{reference}` are filled in. */
  reference: string;
};

export const failureWords: FailureWords = {
  title: "This page can’t be shown right now",
  text: "Something failed on our side. What you sent before is kept. Wait a minute, then try again.",
  postTitle: "That did not go through",
  kept: "Something failed on our side. Your answers are kept: what you sent before, and what you typed last. Wait a minute, then try again.",
  goBack:
    "Something failed on our side. What you sent before is kept. Go back in your browser: what you typed last is still there. Wait a minute, then send it again.",
  again: "Try again",
  reference: "If it happens again, write to {email} and give this reference: {reference}",
};

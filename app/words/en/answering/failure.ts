/** What a tenant reads when a page or a post failed on our side. */
export default {
  /** A page could not be shown. */
  title: "This page can’t be shown right now",
  text: "Something failed on our side. What you sent before is kept. Wait a minute, then try again.",
  /** A post was not dealt with; what was typed stands in the page. */
  postTitle: "That did not go through",
  kept: "Something failed on our side. Your answers are kept: what you sent before, and what you typed last. Wait a minute, then try again.",
  /** The same, and it could not be put into the page. */
  goBack:
    "Something failed on our side. What you sent before is kept. Go back in your browser: what you typed last is still there. Wait a minute, then send it again.",
  again: "Try again",
  /** `{email}` and `{reference}` are filled in. */
  reference: "If it happens again, write to {email} and give this reference: {reference}",
} as const;

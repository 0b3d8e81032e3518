/** The preview beside the form builder, and the link to it. */
export default {
  title: "Preview",
  asTenant: "As a tenant sees it",
  size: "Size of the preview",
  phone: "Phone",
  desktop: "Desktop",
  frame: "Preview of the form as a tenant sees it",
  tryIt: "Try it: nothing typed here is sent or kept.",
  makeLink: "Make a link to this preview",
  linkFailed: "The link could not be made. Try again.",
  copyLink: "Copy preview link",
  linkSpan: "Opens for 14 days, for anyone who has it.",
} as const;

export default {
  title: "Preview: not sent",
  text: "This is how the form looks to a tenant. Nothing you type here leaves this page.",
  sent: "End of the preview",
  sentText: "A tenant would now see the receipt with an application number. Nothing was sent.",
  again: "Start the preview again",
  broken: "This draft cannot be shown yet",
  brokenText: "Something in it is not finished. The last step of the builder says what.",
} as const;

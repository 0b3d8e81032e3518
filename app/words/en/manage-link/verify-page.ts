/** Behind the link that confirms an address and publishes a form: titles in the tab of the browser, and refusals. */
export default {
  titles: {
    ready: "Verify Your Form",
    used: "Form Already Published",
    expired: "Link Expired",
    unknown: "Link Not Valid",
    gone: "Form Not Available",
    "link-sent": "Link Sent",
    "too-many": "Please Wait",
    refused: "Form Not Published",
    paused: "Please Wait",
  },
  cannotDo: "This page can’t do that. Reload it and try again. Open the link of your email again.",
  noToken: "This address lacks its token. Open the link of your email again.",
} as const;

/** The page around the form builder. */
export default {
  /** In the tab of the browser. */
  title: "Edit Form",
  back: "Back to the form's page",
  account: {
    /** {email}: the landlord's own address. */
    told: "An email about each new application goes to {email}, the address of your account.",
    ended: {
      title: "You are signed out",
      text: "Sign in again in a new tab, then come back here. Saving continues automatically.",
      button: "Sign in in a new tab",
    },
  },
  /** A landlord without an account, who came by a private link. */
  guest: {
    told: "Emails about new applications go to the address you confirmed. The page of your form stops and starts them.",
    ended: {
      title: "Your private link has ended",
      text: "Open the link of our email again, or have a new one sent, then come back here. Saving continues automatically.",
      button: "Open your form in a new tab",
    },
  },
} as const;

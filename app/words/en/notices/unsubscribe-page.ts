/** Behind a link of an email to an account: no more of its kind. {kind}: a notification in notices/rules. */
export default {
  /** In the tab of the browser. */
  tabTitle: "Unsubscribe from notices",
  ask: {
    daily: "Stop the daily email?",
    kind: "Stop emails about “{kind}”?",
    lead: "Your account still shows what happens, and you can turn the emails on again there.",
    button: "Stop these emails",
  },
  done: {
    title: "These emails are stopped",
    daily: "Your account gets no more of the daily email. Your account still shows what happens.",
    kind: "Your account gets no more of emails about “{kind}”. Your account still shows what happens.",
    toSettings: "Change your notification settings",
  },
} as const;

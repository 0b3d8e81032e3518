/** The list of notices. */
export default {
  title: "Notices",
  /** Behind a notice, for who cannot see its bar. */
  unread: "(unread)",
  /** Of an application that may not be read yet. */
  waitsForTurn: "waits for its turn",
  /** {name}: whose account a notice is about. */
  inAccount: "Account of {name}",
  markRead: "Mark read",
  markUnread: "Mark unread",
  /** {notice}: what the notice says, with whom it is about. */
  markReadOf: "Mark read: {notice}",
  markUnreadOf: "Mark unread: {notice}",
  markAllRead: "Mark all read",
} as const;

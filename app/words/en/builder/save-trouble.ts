/** What keeps the form builder from saving, and what to do about it. "Mine" and "theirs" are two versions of the form. */
export default {
  keptHere: "What you typed is kept in this browser.",
  notKeptHere: "This browser does not keep what you typed.",
  refusedTitle: "This form was not saved",
  /** Why the server does not take it. */
  refusals: {
    size: "It’s too large. Remove some questions or shorten their text, and it saves automatically.",
    unreadable: "Something in it can’t be saved. Undo the last change, and it saves automatically.",
    early:
      "A question comes earlier than the law allows. Move it where it is marked among the questions, and it saves automatically.",
    gone: "It no longer exists, or your link to it has expired. What you typed is kept in this browser.",
    resting: "It can’t be edited in its current state. What you typed is kept in this browser.",
    role: "Your role in this account no longer allows changing forms. What you typed is kept in this browser. Ask the owner for another role, and it saves with your next change.",
  },
  fullTitle: "This browser does not keep your form",
  full: "Its storage is full or turned off. Publish before you close this page, or use another browser.",
  offlineTitle: "Leave this page open",
  offline: "We cannot reach the server, and this browser's storage is full or switched off. We keep trying.",
  changedInTab: "This form was changed in another tab",
  changedElsewhere: "This form was changed somewhere else",
  /** {difference}: one sentence, such as "What differs: another name."; {time}: of the clock. */
  choose: "Nothing was overwritten. {difference} Theirs is of {time}. Which one do you want to continue with?",
  takeTheirs: "Take theirs",
  keepMine: "Keep mine",
  /** {list}: some of the following, with commas between them. */
  differs: "What differs: {list}.",
  differsElsewhere: "What differs: settings of sections or texts.",
  onlyMine: "{count, plural, one {# question} other {# questions}} only in yours",
  onlyTheirs: "{count, plural, one {# question} other {# questions}} only in theirs",
  notSame: "{count, plural, one {# question} other {# questions}} not the same",
  otherName: "another name",
  otherLandlord: "another landlord",
  otherHome: "other facts about the home",
  otherOrder: "another order of questions",
} as const;

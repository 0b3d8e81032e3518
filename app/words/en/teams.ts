/** Sharing an account: /app/settings/team, the page of an invitation, and what a colleague sees of it. */
export default {
  title: "Team",
  /** {count}: colleagues beside the owner. */
  sum: "{count, plural, =0 {No one else works in your account.} one {You and one colleague share your account.} other {You and # colleagues share your account.}}",
  /** {taken}, {most}: people who share the account or are invited, and how many may. */
  seats: "{taken} of {most} seats are used.",
  /** {price}: an amount of money. */
  furtherSeat: { month: "A further seat is {price} a month.", year: "A further seat is {price} a year." },
  changeSeats: "Change the seats",
  onlyViewers: "With Pro two colleagues may decide, too. Without it one may read and add notes.",
  people: "People",
  owner: "Owner",
  roles: { viewer: "Viewer", reviewer: "Reviewer", manager: "Manager" },
  role: "Role",
  saveRole: "Save role",
  remove: "Remove",
  /** Spoken of a button. */
  removeOf: "Remove {name}",
  roleOf: "Role of {name}",
  /** A day follows. */
  invited: "Invited, waits until",
  sendAgain: "Send again",
  withdraw: "Withdraw",
  invite: {
    title: "Invite a colleague",
    email: "Email",
    button: "Invite",
    after: "The invitation can be accepted for 7 days, by whoever is signed in with that address.",
  },
  /** A second step to sign in with, demanded of colleagues. */
  factor: {
    title: "Second step at sign-in",
    off: "Your colleagues may sign in with a password alone.",
    on: "Every colleague needs a second step. Whoever has none opens nothing here until it is set up.",
    start: "Demand a second step",
    stop: "Allow a password alone",
  },
  /** Whether a role is for all homes of the account or for chosen ones. */
  homes: {
    title: "Homes",
    /** {count}: how many there are now. */
    all: "{count, plural, one {All homes, one now, and new ones} other {All homes, # now, and new ones}}",
    chosen: "Chosen homes",
    hint: "Forms, applications and viewings of other homes stay closed, and forms without a home, too.",
    search: "Find a home",
    searchButton: "Search",
    none: "No home matches.",
    more: "More homes match. Type more of the address.",
    /** {name}: of a person, or an address. */
    of: "Homes of {name}",
    /** Spoken of a link. */
    change: "Choose the homes of {name}",
    /** {count} of {total} homes of the account. */
    some: "{count, number} of {total, plural, one {# home} other {# homes}}",
    every: "{count, plural, one {The one home} other {All # homes}}",
    save: "Save homes",
    cancel: "Cancel",
    /** {lines}: addresses of homes. {rest}: how many others. */
    named:
      "{rest, plural, =0 {Your homes: {lines}.} one {Your homes: {lines} and one more.} other {Your homes: {lines} and # more.}}",
    nowNone: "You have no homes there now.",
  },
  mayDo: {
    title: "Who may do what",
    viewer: "Viewers read applications and add notes.",
    reviewer: "Reviewers also message applicants, ask for more, and decide.",
    manager: "Managers also change forms, homes and viewings.",
    homes: "Each role is for all homes, or for those that you choose.",
    owner:
      "Money, colleagues, exports and deleting the account stay with you. Letters carry your published name, never a colleague’s.",
  },
  shared: {
    title: "Accounts shared with you",
    /** {name}: whose account it is. {role}: what one is there, such as "Reviewer". */
    row: "{name}: {role}",
    open: "Work in this account",
    openOf: "Work in the account of {name}",
    leave: "Leave",
    leaveOf: "Leave the account of {name}",
  },
  done: {
    invited: "The invitation is on its way.",
    withdrawn: "The invitation is withdrawn. Its link opens nothing.",
    changed: "The change is made. It holds from now on.",
    removed: "That person can open nothing here from now on.",
    left: "You have left that account.",
  },
  faults: {
    email: "Enter an email address, such as name@example.com.",
    already: "This person is in your team already.",
    full: "All seats are taken. Remove someone, withdraw an invitation, or get another seat first.",
    role: "Your plan allows colleagues as viewers. With Pro they may decide, too.",
    homes: "Choose at least one home, or all of them.",
    tooManyHomes: "Choose at most 100 homes, or all of them.",
    tooOften: "That was many invitations in a day. Try again tomorrow.",
    gone: "This has changed in the meantime. Look at the list again.",
  },
  ended: "That account is not shared with you any more.",
  /** Above every page in the account of another. {role}: such as "Reviewer". */
  banner: "You work in the account of {name}. Your role: {role}.",
  back: "Back to your own account",
  /** A page or press that the role does not allow. */
  notYours: "Your role in the account of {name} does not allow this. Ask {name} for another role.",
  /** A page that is about more than the homes one was given. */
  notYourHomes: "This is for all homes, and you work with chosen ones in the account of {name}.",
  join: {
    tabTitle: "Invitation",
    title: "{name} invites you to work in their account",
    lead: "You would be a {role}. You keep your own account and its forms; a button leads from one to the other.",
    /** {count}: homes that the invitation is for. */
    homes: "{count, plural, one {It is for one of their homes.} other {It is for # of their homes.}}",
    signIn: "Sign in to accept",
    signUp: "Create an account with {email}",
    needs: "The invitation went to {email}. Accept it signed in with that address.",
    otherAddress: "You are signed in as {own}. Sign out, and sign in with {email}.",
    accept: "Accept",
    gone: {
      title: "This invitation is over",
      lead: "It was accepted or withdrawn, or its 7 days have passed. Ask for a new one.",
    },
  },
} as const;

/** Fields of the forms about an account, and what is wrong with what was typed. */
export default {
  email: {
    label: "Email address",
    missing: "Enter your email address",
    wrong: "Enter an email address like name@example.com",
  },
  name: {
    label: "Your name",
    missing: "Enter your name",
    tooLong: "Use at most {max} characters for your name",
    controls: "Leave line breaks and control characters out of your name",
  },
  password: {
    label: "Password",
    /** Of an account that one is signed in to. */
    yours: "Your password",
    hint: "At least {min} characters. A few words are easy to remember and hard to guess.",
    hide: "Hide password",
    show: "Show password",
    choose: "Choose a password",
    missing: "Enter your password",
    tooLong: "This password is too long",
    faults: {
      "too-short": "Use at least {min} characters",
      "too-long": "Use at most {max} characters",
    },
    /** Spoken; one of the words below follows. */
    strength: "Password strength:",
    strengths: { tooShort: "Too short", weak: "Weak", fair: "Fair", good: "Good", strong: "Strong" },
  },
  /** The second step of signing in. */
  code: {
    label: "Code",
    recovery: "Recovery code",
    hint: "The six digits that your authenticator app shows now, or one of your recovery codes.",
    recoveryHint: "One of the codes you kept when you set up your passkey. Each works once.",
    missing: "Enter a code",
    tooLong: "This code is too long",
  },
} as const;

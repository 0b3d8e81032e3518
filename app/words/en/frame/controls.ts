/** What stands around every page that one is signed in to, and in menus. */
export default {
  /** For who uses the keyboard: past the menus. */
  skip: "Skip to content",
  /** Spoken: the menu of the main places. */
  main: "Main",
  /** Spoken before the name of the person. */
  accountOf: "Account of {name}",
  signOut: "Sign Out",
  /** Spoken: light or dark colours. */
  appearance: "Appearance",
  themes: {
    /** As the device has it. */
    system: "System",
    light: "Light",
    dark: "Dark",
  },
  /** Spoken while a page is awaited. */
  loading: "Loading",
  /** Over links to the parts of a long page. */
  onThisPage: "On this page",
} as const;

/** The head and the foot of the public pages. */
export default {
  /** Spoken: the menu over the page. */
  main: "Main",
  /** Spoken: the same on a phone, which opens and closes. */
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  /** Spoken: the links at the foot. */
  footer: "Footer",
  tagline:
    "Streamline your rental process and find better tenants faster. Create custom application forms and manage applicants with ease.",
  /** {year}: "2026"; {brand}: "Rentform". */
  rights: "© {year} {brand}. All rights reserved.",
  contactSupport: "Contact Support",
  /** Titles over the links at the foot. */
  groups: { product: "Product", company: "Company", legal: "Legal" },
  links: {
    about: "About",
    pricing: "Pricing",
    blog: "Blog",
    faq: "FAQ",
    signIn: "Sign In",
    /** To signing up. */
    getStarted: "Get Started",
    toDashboard: "Go to Dashboard",
    createForm: "Create Form",
    helpCenter: "Help Center",
    privacyPolicy: "Privacy Policy",
    termsOfService: "Terms of Service",
    restrictions: "Rental law by place",
    withdraw: "Withdraw from a contract",
  },
} as const;

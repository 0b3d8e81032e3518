import type { CategoryKey } from "../../../features/forms/law/lexicon/categories";
import type { AccountSign } from "../../../features/forms/screening/account-rules";
import type { FormSign } from "../../../features/forms/screening/rules";
import type { SpamReason as ContactSign } from "../../../features/people/contact/rules";

export const formSignWords: Record<FormSign | "rule" | "sent-anew", string> = {
  "new-owner": "Guest, or an account younger than a day",
  "disposable-mail": "Disposable email address",
  "agency-free-mail": "An agency’s name, a free inbox",
  "link-in-question": "Link in a question",
  "contact-in-question": "Email address or phone in a question",
  "hidden-link": "Shortened or hidden link",
  messenger: "Asks to write in a messenger",
  "pay-before-viewing": "Asks for money before a showing",
  "pay-to-hold": "Asks for money to hold the home",
  "pay-untraceable": "Gift cards, wire or crypto",
  "pay-channel": "Names a way to pay",
  "keys-by-courier": "Keys by courier",
  "owner-away": "The owner is away",
  credentials: "Asks for a password, code or card",
  "doubtful-question": "Doubtful question",
  "brand-claim": "Says to act for a portal, bank or authority",
  brand: "Names a portal, bank or authority",
  "identity-paper": "ID document at once",
  "bank-paper": "Bank documents at once",
  selfie: "A selfie at once",
  "rent-low": "Rent far under the place’s median",
  "photo-elsewhere": "Picture is on another landlord’s form",
  "photo-alike": "Picture looks like another landlord’s",
  "address-elsewhere": "Address is on another landlord’s form",
  "many-from-network": "Many forms from one network",
  reported: "Reported",
  "reported-money": "Reported: asked for money",
  "reported-again": "Reported by many, independently",
  rule: "Your own rule",
  "sent-anew": "Held before, and changed since",
};

export const contactSignWords: Record<ContactSign, string> = {
  honeypot: "A field that people cannot see was filled in",
  "too-fast": "Written within two seconds",
  "link-in-a-name": "A link in the name or subject",
  markup: "Code for links",
  "some-links": "Several links",
  "many-links": "Many links",
  "all-capitals": "Written in capitals",
  "repeated-text": "The same text came before",
  rule: "Your own rule",
};

export const categoryWords: Record<CategoryKey, string> = {
  identityNumbers: "Identity numbers",
  identityDocuments: "Identity documents",
  bank: "Bank data",
  cards: "Cards and payments",
  secrets: "Passwords and codes",
  assistanceAnimals: "Assistance animals",
  health: "Health",
  religion: "Religion",
  nationality: "Nationality",
  origin: "Origin",
  sex: "Sex",
  orientation: "Orientation",
  pregnancy: "Pregnancy",
  marital: "Marital status",
  children: "Children",
  politics: "Politics",
  likeness: "Pictures of people",
  record: "Criminal record",
  income: "Source of income",
};

export const accountSignWords: Record<AccountSign, string> = {
  "accounts-from-network": "Many accounts from one network within a day",
  "accounts-on-device": "Other accounts on the same device",
  "forms-from-network": "Many forms from its network within a day",
  "disposable-mail": "Disposable email address",
  "same-mailbox": "Another account has the same inbox",
};

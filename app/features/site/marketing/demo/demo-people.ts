import type { ApplicationState } from "../../../../kernel/states";

/** Somebody who does not exist, as the demo's inbox shows them. Dates are those of the demo's own day. */
export type DemoPerson = {
  name: string;
  incomeMinor: number;
  moveIn: string;
  adults: number;
  pet?: string;
  state: ApplicationState;
  /** Hours before the demo's now. */
  hoursAgo: number;
  isNew?: true;
  job: string;
  employer: string;
  from: string;
  documents: readonly string[];
  words?: string;
};

const income = ["pay-stub-october.pdf", "employment-letter.pdf"] as const;

/** Newest first, as in the product. */
export const demoPeople: readonly DemoPerson[] = [
  {
    name: "Kaʻiulani Kealoha",
    incomeMinor: 550_000,
    moveIn: "2027-01-11",
    adults: 1,
    state: "submitted",
    hoursAgo: 1,
    isNew: true,
    job: "Physical therapist",
    employer: "Alder Clinic",
    from: "Hilo, HI",
    documents: income,
    words: "I start at the clinic on January 18 and can sign from here.",
  },
  {
    name: "Mohammad Abdul Rahman",
    incomeMinor: 880_000,
    moveIn: "2026-12-30",
    adults: 2,
    state: "submitted",
    hoursAgo: 21,
    isNew: true,
    job: "Electrical engineer",
    employer: "Cascade Power",
    from: "Gresham, OR",
    documents: [...income, "bank-statement.pdf"],
  },
  {
    name: "Ana-Maria Popescu",
    incomeMinor: 450_000,
    moveIn: "2026-12-23",
    adults: 1,
    pet: "One cat",
    state: "info_requested",
    hoursAgo: 40,
    job: "Support lead",
    employer: "Cascade Cloud",
    from: "Portland, OR",
    documents: ["employment-letter.png", "pay-stub.pdf"],
    words: "The cat is nine and sleeps most of the day.",
  },
  {
    name: "Nokuthula Dlamini",
    incomeMinor: 470_000,
    moveIn: "2026-12-25",
    adults: 2,
    state: "in_review",
    hoursAgo: 58,
    job: "Accountant",
    employer: "Rose City Books",
    from: "Salem, OR",
    documents: income,
  },
  {
    name: "Jürg Zürcher",
    incomeMinor: 680_000,
    moveIn: "2027-02-04",
    adults: 1,
    state: "submitted",
    hoursAgo: 80,
    isNew: true,
    job: "Baker",
    employer: "Brot & Co",
    from: "Beaverton, OR",
    documents: ["tax-return.pdf"],
  },
  {
    name: "Aïcha Benali",
    incomeMinor: 410_000,
    moveIn: "2026-12-19",
    adults: 2,
    state: "submitted",
    hoursAgo: 95,
    isNew: true,
    job: "Teacher",
    employer: "Portland Public Schools",
    from: "Portland, OR",
    documents: income,
  },
  {
    name: "Hamish MacGillivray",
    incomeMinor: 400_000,
    moveIn: "2026-12-06",
    adults: 1,
    state: "in_review",
    hoursAgo: 110,
    job: "Carpenter",
    employer: "Self-employed",
    from: "Vancouver, WA",
    documents: ["tax-return.pdf", "bank-statement.pdf"],
  },
  {
    name: "Priya Iyer",
    incomeMinor: 530_000,
    moveIn: "2027-01-02",
    adults: 2,
    state: "in_review",
    hoursAgo: 130,
    job: "Nurse",
    employer: "St. Brendan Hospital",
    from: "Portland, OR",
    documents: income,
  },
  {
    name: "Sarah Goldberg-Nakamura",
    incomeMinor: 490_000,
    moveIn: "2027-01-08",
    adults: 1,
    state: "shortlisted",
    hoursAgo: 150,
    job: "Librarian",
    employer: "Multnomah County",
    from: "Portland, OR",
    documents: income,
    words: "I could come to a showing on any weekday after four.",
  },
  {
    name: "Guadalupe Hernández",
    incomeMinor: 390_000,
    moveIn: "2026-12-06",
    adults: 3,
    state: "info_requested",
    hoursAgo: 160,
    job: "Cook",
    employer: "Mesa Larga",
    from: "Hillsboro, OR",
    documents: ["pay-stub.jpg"],
  },
  {
    name: "DeShawn Carter",
    incomeMinor: 520_000,
    moveIn: "2026-12-10",
    adults: 2,
    state: "shortlisted",
    hoursAgo: 165,
    job: "Bus driver",
    employer: "TriMet",
    from: "Portland, OR",
    documents: income,
  },
  {
    name: "Mary-Jane Watkins",
    incomeMinor: 310_000,
    moveIn: "2026-12-06",
    adults: 1,
    pet: "A small dog",
    state: "declined",
    hoursAgo: 190,
    job: "Florist",
    employer: "Fern & Thistle",
    from: "Eugene, OR",
    documents: income,
  },
];

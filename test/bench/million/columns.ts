/** SQL of an id that spreads as random ones do. */
export const idOf = (kind: number, number: string) =>
  `printf('%08x-0000-4${kind}00-8000-%012x', (${number}) * 2654435761 & 4294967295, ${number})`;

/** SQL of application's columns, from `shape` and `sealed`. Most are decided, so that what looks for an undecided one by walking would walk far. */
export const columns: Record<string, string> = {
  id: "shape.id",
  form_id: idOf(0, "form"),
  version_id: idOf(1, "form"),
  landlord_id: idOf(2, "landlord"),
  reference: "printf('RF-%07d', i)",
  state: `CASE WHEN i % 10 = 1 THEN 'submitted' WHEN i % 50 = 2 THEN 'in_review' WHEN i % 50 = 3 THEN 'shortlisted'
    WHEN i % 5000 = 4 THEN 'approved' ELSE 'declined' END`,
  body_hash: "'x'",
  move_in: "iif(i % 4, date(at / 1000, 'unixepoch', '+60 days'), NULL)",
  income_monthly_minor: "100000 + i % 500 * 1000",
  income_currency: "'USD'",
  adults: "1 + i % 3",
  has_pets: "i % 2",
  locale: "'en'",
  document_count: "i % 2",
  is_archived: "i % 10 = 7",
  is_spam: "i % 200 = 5",
  is_waiting_for_members: "i % 97 = 0",
  created_at: "at",
  submitted_at: "at",
  first_viewed_at: "iif(i % 10 = 1, NULL, at + 1000)",
  decided_at: "iif(i % 10 = 1 OR i % 50 IN (2, 3), NULL, at + 86400000)",
  updated_at: "at",
  changed_at: "iif(i % 41 = 0, at, NULL)",
  seen_rev: "iif(i % 41 = 0, 1, NULL)",
  unread_answer_at: "iif(i % 211 = 0, at, NULL)",
  spam_score: "0",
  text_hash: "lower(hex(randomblob(16)))",
  person_hash: "lower(hex(randomblob(16)))",
  is_starred: "i % 101 = 0",
  searched_at: "at",
  // A key that is not there opens nobody: nobody but the three is looked at by name.
  person: "coalesce(sealed.person, 'v1.' || hex(randomblob(60)))",
  person_key_id: "coalesce(sealed.person_key_id, 'none')",
  email_hash: "coalesce(sealed.email_hash, lower(hex(randomblob(16))))",
  search_terms: "coalesce(sealed.terms, '[]')",
  held_at: "iif(i % 499 = 0, at, NULL)",
  plan: "'credit'",
};

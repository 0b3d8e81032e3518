/** Round trips to D1 that a page makes, with a signed cookie of this minute; test/http/round-trips.test.ts holds them. */
export const pageTrips = {
  "/app/dashboard": 1,
  "/app/forms": 1,
  "/app/applicants": 2,
  "/app/notifications": 1,
  "/app/forms/:rentFormId": 1,
  "/app/settings/profile": 2,
} as const;

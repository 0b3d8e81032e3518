/** Round trips to D1 that a page makes, with a signed cookie of this minute; test/http/round-trips.test.ts holds them. */
export const pageTrips = {
  "/app/dashboard": 1,
  "/app/forms": 1,
  // One more in an isolate that remembers not all versions of its applications.
  "/app/applicants": 1,
  "/app/notifications": 1,
  "/app/forms/:rentFormId": 1,
  "/app/settings/profile": 2,
} as const;

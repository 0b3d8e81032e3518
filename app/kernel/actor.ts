/**
 * Who asks. A visitor is nobody in particular; a guest landlord holds manage links, whose SHA-256 hex digests are
 * here (at most five, from one cookie). Commands and queries check in the database what an actor may reach.
 */
export type Visitor = {
  kind: "visitor" /** Network address, for rate limits; hashed before it is stored. */;
  address: string;
};
export type GuestLandlord = { kind: "guest"; manageHashes: readonly string[] };
/** Somebody signed in, by the key of the session row: commands and queries look it up in the same batch as their work. */
export type AccountLandlord = { kind: "account"; sessionToken: string };
/** Whoever may hold a form: by a mailed link, or by an account. */
export type Landlord = GuestLandlord | AccountLandlord;

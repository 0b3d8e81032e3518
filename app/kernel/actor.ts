/** Who asks; a guest landlord by the SHA-256 digests (hex) of at most five manage links, from one cookie. */
export type Visitor = {
  kind: "visitor" /** Network address, for rate limits; hashed before it is stored. */;
  address: string;
};
export type GuestLandlord = { kind: "guest"; manageHashes: readonly string[] };
/** Somebody signed in, by the key of the session row: commands and queries look it up in the same batch as their work. */
export type AccountLandlord = { kind: "account"; sessionToken: string };
/** Whoever may hold a form: by a mailed link, or by an account. */
export type Landlord = GuestLandlord | AccountLandlord;

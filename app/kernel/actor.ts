/** Who asks; a guest landlord by the SHA-256 digests (hex) of at most five manage links, from one cookie. */
export type Visitor = {
  kind: "visitor" /** Network address, for rate limits; hashed before it is stored. */;
  address: string;
};
export type GuestLandlord = { kind: "guest"; manageHashes: readonly string[] };

/** What a colleague may do in an account that is shared; each may do what the former may. */
export const teamRoles = ["viewer", "reviewer", "manager"] as const;
export type TeamRole = (typeof teamRoles)[number];
/** The role that something takes; "owner": no colleague may do it. */
export type NeededRole = TeamRole | "owner";
/**
 * The shared account that somebody works in, by its owner's id, and the role that this request takes there. `isLimited`: of
 * chosen homes, as the guard read it; lists are read by their homes then.
 */
export type TeamAccess = { ownerId: string; needs: NeededRole; isLimited?: boolean };

/** Somebody signed in, by the key of the session row: commands and queries look it up in the same batch as their work. */
export type AccountLandlord = { kind: "account"; sessionToken: string; team?: TeamAccess };
/** Whoever may hold a form: by a mailed link, or by an account. */
export type Landlord = GuestLandlord | AccountLandlord;

/** The same landlord for something that takes another role than its address does. */
export function needing<A extends Landlord>(actor: A, needs: NeededRole): A {
  return actor.kind === "account" && actor.team ? { ...actor, team: { ...actor.team, needs } } : actor;
}

/** The roles that may do what takes `needs`. */
export function rolesFor(needs: NeededRole): readonly TeamRole[] {
  return needs === "owner" ? [] : teamRoles.slice(teamRoles.indexOf(needs));
}

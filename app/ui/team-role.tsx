import { createContext, type ReactNode, useContext } from "react";
import { type NeededRole, rolesFor, type TeamRole } from "../kernel/actor";

/** What the reader of the page is in the account that it is about. */
export const TeamRoleContext = createContext<TeamRole | "owner">("owner");

/** The reader may do what takes this role. A control that would be refused is not shown. */
export function useMay(needs: NeededRole): boolean {
  const role = useContext(TeamRoleContext);
  return role === "owner" || rolesFor(needs).includes(role);
}

/** Shows what is within to whoever may use it. */
export function May({ needs, children }: { needs: NeededRole; children: ReactNode }) {
  return useMay(needs) ? children : null;
}

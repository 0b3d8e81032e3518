import { createContext, type ReactNode, useContext } from "react";
import { type NeededRole, rolesFor, type TeamRole } from "../kernel/actor";

/** What the reader of the page is in the account that it is about. */
export const TeamRoleContext = createContext<TeamRole | "owner">("owner");

/** The reader works there with chosen homes alone. */
export const ChosenHomesContext = createContext(false);

/** `isForAll`: it is about more than some homes, such as to add one. */
type Asked = { needs: NeededRole; isForAll?: boolean };

/** The reader may do what takes this role. A control that would be refused is not shown. */
export function useMay(needs: NeededRole, isForAll = false): boolean {
  const role = useContext(TeamRoleContext);
  const hasChosen = useContext(ChosenHomesContext);
  return role === "owner" || (rolesFor(needs).includes(role) && !(isForAll && hasChosen));
}

/** Shows what is within to whoever may use it. */
export function May({ needs, isForAll, children }: Asked & { children: ReactNode }) {
  return useMay(needs, isForAll) ? children : null;
}

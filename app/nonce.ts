import { createContext, useContext } from "react";

/** The nonce is known on the server only; browsers hide it from scripts, so the client renders without. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

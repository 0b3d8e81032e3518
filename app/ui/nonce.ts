import { createContext, useContext } from "react";

/** The nonce is known on the server only: browsers hide the attribute, and the client renders without. */
const ofPage =
  import.meta.env.DEV && typeof document !== "undefined"
    ? document.querySelector<HTMLElement>("script[nonce]")?.nonce
    : undefined;
export const NonceContext = createContext<string | undefined>(ofPage);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

import { createContext } from "react-router";
import type { Services } from "../workers/services";

/** What a request carries to loaders, actions and the document. Filled by workers/app.ts. */
export const servicesContext = createContext<Services>();
/** The nonce of this response's Content-Security-Policy; empty on pages that carry none. */
export const cspNonceContext = createContext<string>("");

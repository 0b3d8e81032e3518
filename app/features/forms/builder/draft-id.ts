import { z } from "zod";

/** Made by the browser with crypto.randomUUID() when a draft begins; known to that browser alone. */
export const draftIdSchema = z.uuid();

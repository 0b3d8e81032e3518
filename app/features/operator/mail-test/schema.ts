import { z } from "zod";

/** Why mail goes to a blocked address again. */
const liftReasons = ["asked", "mended", "mistake"] as const;
export type LiftReason = (typeof liftReasons)[number];
export const liftReasonSchema = z.enum(liftReasons);

import { z } from "zod";
import { exampleKinds, exampleLocales } from "./examples";

const kindSchema = z.enum(exampleKinds("en"));
const localeSchema = z.enum(exampleLocales);

/** There is no address in it: a test goes to the admin's own. */
export const testOrderSchema = z
  .strictObject({ intent: z.literal("send"), kind: z.union([kindSchema, z.literal("all")]), locale: localeSchema })
  .refine(({ kind, locale }) => kind === "all" || exampleKinds(locale).includes(kind));
export type TestOrder = z.infer<typeof testOrderSchema>;

/** What the gallery shows; what is wrong in an address falls back. */
export const galleryViewSchema = z
  .object({
    kind: kindSchema.catch("mail.application-receipt"),
    locale: localeSchema.catch("en"),
    part: z.enum(["page", "text", "headers"]).catch("page"),
    width: z.enum(["phone", "desktop"]).catch("desktop"),
    scheme: z.enum(["light", "dark"]).catch("light"),
  })
  .transform((view) => ({
    ...view,
    kind: exampleKinds(view.locale).includes(view.kind) ? view.kind : firstKind(view.locale),
  }));
export type GalleryView = z.infer<typeof galleryViewSchema>;

function firstKind(locale: (typeof exampleLocales)[number]) {
  return exampleKinds(locale)[0] ?? "mail.application-receipt";
}

/** Why mail goes to a blocked address again. */
const liftReasons = ["asked", "mended", "mistake"] as const;
export type LiftReason = (typeof liftReasons)[number];
export const liftReasonSchema = z.enum(liftReasons);

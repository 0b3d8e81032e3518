import { servicesContext } from "~/context";
import { photoSchema } from "~/features/forms/form-model/schema";
import { mediaKey } from "~/features/forms/rent-forms/commands/add-photo.server";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/media";

/** A picture of a home, by the hash of its bytes: public, and the same for ever. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const hash = photoSchema.shape.hash.safeParse(params.hash);
  const bytes = hash.success ? await context.get(servicesContext).documents.get(mediaKey(hash.data)) : null;
  if (!bytes) return new Response("Not Found", { status: 404, headers: fileHeaders });
  return new Response(bytes as BodyInit, {
    headers: {
      ...fileHeaders,
      "Cache-Control": CACHE_CONTROL.immutable,
      "Content-Length": String(bytes.byteLength),
      "Content-Type": "image/jpeg",
    },
  });
}

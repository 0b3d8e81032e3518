import { servicesContext } from "~/context";
import { photoLimits } from "~/features/forms/form-model/schema";
import { addPhoto, type PhotoError } from "~/features/forms/rent-forms/commands/add-photo.server";
import { rentFormIdSchema } from "~/kernel/ids";
import { type PostedFile, readPostedForm } from "~/platform/body/posted-form.server";
import { landlordsOfRequest } from "~/routes/shared/request-landlord";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/media-new";

export function loader() {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST", ...fileHeaders } });
}

const refusals: Record<PhotoError, { status: number; message: string }> = {
  "not-found": { status: 404, message: "This form is not known." },
  "not-a-jpeg": { status: 415, message: "This picture could not be read. Choose a JPG, PNG or HEIC picture." },
  "too-large": { status: 413, message: "This picture is too large." },
  "too-many": { status: 409, message: "This form has had 20 pictures. Use one of those it has." },
  rate: { status: 429, message: "You’ve added many pictures in a short time. Try again in a few minutes." },
};

/** Takes one picture (`file`) of a form (`formId`) of whoever asks, and how it looks (`look`): answers `{ hash, width, height }`. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const files: PostedFile[] = [];
  const limits = { postBytes: photoLimits.bytes + 10_000, textBytes: 1000 };
  const { fields, fault } = await readPostedForm(request, async (file) => void files.push(file), limits);
  if (fault === "too-large") return refuse("too-large");
  const formId = rentFormIdSchema.safeParse(fields.get("formId"));
  const bytes = files.find(({ control }) => control === "file")?.bytes;
  if (!formId.success) return refuse("not-found");
  if (!bytes) return refuse("not-a-jpeg");
  let code: PhotoError = "not-found";
  for (const landlord of await landlordsOfRequest(request, context)) {
    const added = await addPhoto(services, landlord, { formId: formId.data, bytes, look: fields.get("look") ?? null });
    if (added.ok) return Response.json(added.value, { status: 201 });
    code = added.code;
    if (code !== "not-found") break;
  }
  return refuse(code);
}

function refuse(code: PhotoError): Response {
  const { status, message } = refusals[code];
  return Response.json({ message }, { status });
}

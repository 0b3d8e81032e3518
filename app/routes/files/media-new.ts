import { languageContext, servicesContext } from "~/context";
import { photoLimits } from "~/features/forms/form-model/schema";
import { addPhoto, type PhotoError } from "~/features/forms/rent-forms/commands/add-photo.server";
import { rentFormIdSchema } from "~/kernel/ids";
import type { PageLocale } from "~/kernel/page-locale";
import { inEveryLanguage } from "~/kernel/words";
import { type PostedFile, readPostedForm } from "~/platform/body/posted-form.server";
import { landlordsOfRequest } from "~/routes/shared/request-landlord";
import en from "~/words/en/builder/picture-refused";
import { fileHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/media-new";

const refusedWords = inEveryLanguage("builder/picture-refused", en);

export function loader() {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST", ...fileHeaders } });
}

const statuses: Record<PhotoError, number> = {
  "not-found": 404,
  "not-a-jpeg": 415,
  "too-large": 413,
  "too-many": 409,
  rate: 429,
};

/** Takes one picture (`file`) of a form (`formId`) of whoever asks, and how it looks (`look`): answers `{ hash, width, height }`. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  const files: PostedFile[] = [];
  const limits = { postBytes: photoLimits.bytes + 10_000, textBytes: 1000 };
  const { fields, fault } = await readPostedForm(request, async (file) => void files.push(file), limits);
  if (fault === "too-large") return refuse("too-large", language);
  const formId = rentFormIdSchema.safeParse(fields.get("formId"));
  const bytes = files.find(({ control }) => control === "file")?.bytes;
  if (!formId.success) return refuse("not-found", language);
  if (!bytes) return refuse("not-a-jpeg", language);
  let code: PhotoError = "not-found";
  for (const landlord of await landlordsOfRequest(request, context)) {
    const added = await addPhoto(services, landlord, { formId: formId.data, bytes, look: fields.get("look") ?? null });
    if (added.ok) return Response.json(added.value, { status: 201 });
    code = added.code;
    if (code !== "not-found") break;
  }
  return refuse(code, language);
}

function refuse(code: PhotoError, language: PageLocale): Response {
  return Response.json({ message: refusedWords[language][code] }, { status: statuses[code] });
}

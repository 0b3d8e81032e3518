import { data, redirect } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { countryOfReader } from "~/features/forms/builder/places";
import { checkImport } from "~/features/forms/homes/commands/check-import.server";
import { homesWords } from "~/features/forms/homes/homes-words";
import { importLimits, type SheetFault } from "~/features/forms/homes/import/import-row";
import { importWords } from "~/features/forms/homes/import/import-words";
import { readSheet } from "~/features/forms/homes/import/read-sheet";
import { findUsualCountry } from "~/features/forms/homes/queries/find-usual-country.server";
import { importSchema } from "~/features/forms/homes/schema";
import { ImportColumns, ImportFile, type ImportRefusal } from "~/features/forms/homes/ui/import-file";
import { readPostedForm } from "~/platform/body/posted-form.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/homes-import";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(importWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const known = await findUsualCountry(context.get(servicesContext), actor);
  return { country: known ?? countryOfReader([context.get(localeContext)]) };
}

/** A file and the two fields beside it. */
const limits = { postBytes: importLimits.xmlBytes + 64 * 1024, textBytes: 1024 };
const statuses: Record<SheetFault, number> = {
  "too-large": 413,
  "not-text": 415,
  "not-open-immo": 415,
  "no-heads": 400,
  empty: 400,
  "too-many": 413,
};
const postFaults = { "too-large": 413, malformed: 400, unsupported: 415 } as const;

/** Reads the file, keeps what it says, and leads to the page that shows what it would do. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const words = importWords[context.get(languageContext)].refused;
  let bytes: Uint8Array | null = null;
  const { fields, fault } = await readPostedForm(
    request,
    async (file) => {
      if (file.control === "file") bytes = file.bytes;
    },
    limits,
  );
  const posted = importSchema.safeParse(Object.fromEntries(fields));
  const typed = { country: fields.get("country"), isStrict: fields.get("strict") === "yes" };
  const refused = (refusal: ImportRefusal, status: number) => data({ ...typed, refused: refusal }, { status });
  if (fault) return refused({ file: fault === "too-large" ? words["too-large"] : words.unreadable }, postFaults[fault]);
  if (!posted.success) return refused({ country: words.country }, 400);
  if (!bytes) return refused({ file: words.noFile }, 400);
  const read = readSheet(bytes, { locale: context.get(localeContext), country: posted.data.country });
  if (!read.ok) {
    const said = read.code === "too-many" ? words["too-many"]({ most: importLimits.homes }) : words[read.code];
    return refused({ file: said }, statuses[read.code]);
  }
  const { rows, ignored } = read;
  const checked = await checkImport(services, actor, { content: { rows, ignored }, isStrict: typed.isStrict });
  if (checked.ok) throw redirect(`/app/homes/import/${checked.value.homeImportId}`, 303);
  if (checked.code === "too-many") return refused({ file: words.tooOften }, 429);
  throw await signInAgain(request, context, "/app/homes/import");
}

export default function ImportHomesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(importWords);
  const { back } = useWords(homesWords);
  return (
    <AppPage title={words.title} back={{ to: "/app/homes", label: back }} lead={words.lead} body="narrow">
      <div className="flex flex-col gap-10">
        <ImportFile
          country={actionData?.country ?? loaderData.country}
          isStrict={actionData?.isStrict ?? false}
          refused={actionData?.refused ?? {}}
        />
        <ImportColumns />
      </div>
    </AppPage>
  );
}

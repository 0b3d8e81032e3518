import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { readFormTab } from "~/features/deciding/form-page/queries/read-form-page.server";
import { FormFrame } from "~/features/deciding/form-page/ui/form-frame";
import { compareDefinitions } from "~/features/forms/form-model/compare";
import { copyVersionToDraft } from "~/features/forms/rent-forms/commands/copy-version-to-draft.server";
import { comparisonWords } from "~/features/forms/rent-forms/comparison-words";
import { findEditableForm } from "~/features/forms/rent-forms/queries/find-editable-form.server";
import { findVersion, listVersions } from "~/features/forms/rent-forms/queries/list-versions.server";
import { Comparison, VersionList } from "~/features/forms/rent-forms/ui/version-list";
import type { AccountLandlord } from "~/kernel/actor";
import { type RentFormId, rentFormIdSchema } from "~/kernel/ids";
import type { PageLocale } from "~/kernel/page-locale";
import { singleLine } from "~/kernel/typed-text";
import { inEveryLanguage } from "~/kernel/words";
import { readPost } from "~/platform/body/posted-fields.server";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/rent-forms/versions-page";
import type { Services } from "../../services";
import type { Route } from "./+types/forms-versions";

const versionsWords = inEveryLanguage("rent-forms/versions-page", en);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(versionsWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

const gone = () => data(null, { status: 404 });
const searchSchema = z.object({
  compare: singleLine()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .nullable()
    .catch(null),
  with: z.enum(["previous", "draft"]).catch("previous"),
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const id = rentFormIdSchema.safeParse(params.rentFormId);
  if (!id.success) throw gone();
  const formId = id.data;
  const search = new URL(request.url).searchParams;
  const asked = searchSchema.parse({ compare: search.get("compare"), with: search.get("with") ?? "previous" });
  const [tab, editable, versions] = await Promise.all([
    readFormTab(services, actor, { formId }),
    findEditableForm(services, actor, { formId }),
    listVersions(services, actor, { formId }),
  ]);
  if (!tab || tab.form.state === "deleted" || versions.length === 0) throw gone();
  return {
    ...tab,
    versions,
    rev: editable?.rev ?? null,
    locale: context.get(localeContext),
    comparison:
      asked.compare === null
        ? null
        : await compared(services, actor, {
            formId,
            number: asked.compare,
            with: asked.with,
            language: context.get(languageContext),
          }),
  };
}

type Asked = { formId: RentFormId; number: number; with: "previous" | "draft"; language: PageLocale };

/** The older of the two is always "before". Null when there is no such version. */
async function compared(services: Services, actor: AccountLandlord, { formId, number, with: other, language }: Asked) {
  const version = await findVersion(services, actor, { formId, number });
  const draft = async () => (await findEditableForm(services, actor, { formId }))?.definition;
  const previous = async () => (await findVersion(services, actor, { formId, number: number - 1 }))?.definition;
  const beside = await (other === "draft" ? draft() : previous());
  if (!version || !beside) return null;
  const comparison =
    other === "draft" ? compareDefinitions(version.definition, beside) : compareDefinitions(beside, version.definition);
  const { toDraft, toVersion } = versionsWords[language];
  const title =
    other === "draft"
      ? toDraft({ number: String(number) })
      : toVersion({ before: String(number - 1), number: String(number) });
  return { title, groups: comparisonWords(comparison, language) };
}

const postSchema = z.object({
  number: z.coerce.number().int().min(1).max(99_999),
  rev: z.coerce.number().int().min(1),
});

/** Makes an older version the working copy again. Tenants see nothing of it before it is published. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  const post = await readPost(request, postSchema);
  if (!post.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  if (!formId.success) throw gone();
  const copied = await copyVersionToDraft(services, actor, { formId: formId.data, ...post.data });
  if (copied.ok) throw redirect(`/app/forms/${formId.data}?done=copied`, 303);
  if (copied.code === "not-found") throw gone();
  return data({ failure: copied.code }, { status: 409 });
}

export default function FormVersionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, rev, locale, comparison, ...page } = loaderData;
  const { base } = page;
  const words = useWords(versionsWords);
  return (
    <FormFrame page={page}>
      {actionData ? (
        <div role="alert">
          <Notice tone="red" title={words.changed.title}>
            {words.changed.text}
          </Notice>
        </div>
      ) : null}
      {comparison ? <Comparison {...comparison} closeAt={`${base}/versions`} /> : null}
      <VersionList versions={versions} base={base} locale={locale} rev={rev ?? 0} mayCopy={rev !== null} />
    </FormFrame>
  );
}

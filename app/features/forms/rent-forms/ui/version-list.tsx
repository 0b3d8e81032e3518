import { Form } from "react-router";
import { countedAtMost, sayCounted } from "../../../../kernel/counted";
import { AppLink } from "../../../../ui/app-link";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { standingLinkClass } from "../../../../ui/link-style";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import type { ChangeGroup } from "../comparison-words";
import type { ListedVersion } from "../queries/list-versions.server";
import { versionWords } from "../versions-words";

export type VersionListProps = {
  versions: readonly ListedVersion[];
  base: string;
  locale: string;
  /** Revision of the working copy that the page shows. */
  rev: number;
  mayCopy: boolean;
};

type VersionWords = (typeof versionWords)["en"];

function sayFilledIn(count: number, words: VersionWords): string {
  return count < countedAtMost ? words.applications({ count }) : words.manyApplications({ many: sayCounted(count) });
}

/** Everything that was published, newest first; each stays as it was. */
export function VersionList({ versions, base, locale, rev, mayCopy }: VersionListProps) {
  const words = useWords(versionWords);
  return (
    <ol className="-mt-4">
      {versions.map((version) => (
        <li
          key={version.number}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3"
        >
          <div>
            <h2 className="flex items-center gap-3 font-medium">
              {words.version({ number: version.number })}
              {version.isCurrent ? <Badge tone="accent">{words.liveNow}</Badge> : null}
            </h2>
            <p className="tabular text-sm text-ink-muted">
              <LocalTime at={version.publishedAt} locale={locale} />
              {" \u00b7 "}
              {sayFilledIn(version.applications, words)}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <AppLink
              to={`${base}/versions/${version.number}`}
              preload="none"
              reloadDocument
              className={standingLinkClass}
              aria-label={words.asTenantVersion({ number: version.number })}
            >
              {words.asTenant}
            </AppLink>
            {version.number > 1 ? (
              <AppLink to={`?compare=${version.number}`} className={standingLinkClass}>
                {words.compareWith({ number: version.number - 1 })}
              </AppLink>
            ) : null}
            <AppLink
              to={`?compare=${version.number}&with=draft`}
              className={standingLinkClass}
              aria-label={words.compareDraftVersion({ number: version.number })}
            >
              {words.compareDraft}
            </AppLink>
            {mayCopy ? (
              <Form method="post">
                <input type="hidden" name="number" value={version.number} />
                <input type="hidden" name="rev" value={rev} />
                <Button
                  type="submit"
                  variant="outline"
                  size="sm"
                  aria-label={words.copyToDraftVersion({ number: version.number })}
                >
                  {words.copyToDraft}
                </Button>
              </Form>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Two definitions side by side, in words. */
export function Comparison({
  title,
  groups,
  closeAt,
}: {
  title: string;
  groups: readonly ChangeGroup[];
  closeAt: string;
}) {
  const words = useWords(versionWords);
  return (
    <section aria-labelledby="comparison" className="rounded-md border border-line bg-paper-raised p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="comparison" className="text-lg font-semibold">
          {title}
        </h2>
        <ButtonLink to={closeAt} variant="outline" size="sm">
          {words.close}
        </ButtonLink>
      </div>
      {groups.length === 0 ? <p className="mt-3">{words.noDifferences}</p> : null}
      {groups.map((group) => (
        <div key={group.title} className="mt-4">
          <h3 className="font-medium">{group.title}</h3>
          <ul className="mt-1 list-disc ps-5">
            {group.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may share their words
              <li key={index} dir="auto" className="[overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

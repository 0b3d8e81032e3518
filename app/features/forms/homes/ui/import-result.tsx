import { Form, useNavigation } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { type Column, DataTable } from "../../../../ui/data-table";
import { Notice } from "../../../../ui/notice";
import { Progress } from "../../../../ui/progress";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { addressLine } from "../../form-model/address-line";
import { type HomeField, homeFields } from "../home-fields";
import { importWords } from "../import/import-words";
import { sayRowFault } from "../import/say-row-fault";
import { sheetWords } from "../import/sheet-words";
import type { ImportPage, ShownRow } from "../queries/find-import.server";
import type { PlanKind } from "../queries/plan-import.server";

type Props = { page: ImportPage & { show: PlanKind }; after: number };

/** What a file would do, how far its import is, or what it did. */
export function ImportResult({ page, after }: Props) {
  const words = useWords(importWords);
  return (
    <div className="mt-4 flex flex-col gap-6">
      {page.state === "waiting" ? (
        <Running page={page} />
      ) : page.state === "done" ? (
        <Done page={page} />
      ) : (
        <Ready page={page} />
      )}
      {page.ignored.length > 0 ? (
        <p className="text-ink-muted">{words.ignored({ columns: page.ignored.join(", ") })}</p>
      ) : null}
      {page.state === "waiting" ? null : <Rows page={page} after={after} />}
    </div>
  );
}

type PageProps = { page: Props["page"] };

function Ready({ page }: PageProps) {
  const words = useWords(importWords);
  const isStarting = useNavigation().state === "submitting";
  const { state, isStrict, counts } = page;
  const homes = counts.new + counts.changed;
  const isStopped = isStrict && counts.fault > 0;
  return (
    <>
      {state === "failed" ? (
        <div role="alert">
          <Notice tone="red">{words.failed}</Notice>
        </div>
      ) : null}
      {isStopped ? <Notice tone="amber">{words.stopped}</Notice> : null}
      {homes === 0 && counts.fault === 0 ? <Notice>{words.nothingNew}</Notice> : null}
      <Form method="post" className="flex flex-wrap gap-3">
        {isStopped || homes === 0 ? null : (
          <Button type="submit" pending={isStarting} pendingLabel={words.importing}>
            {state === "failed" ? words.goOn : words.importHomes({ homes })}
          </Button>
        )}
        <ButtonLink to="/app/homes/import" variant="outline">
          {words.other}
        </ButtonLink>
      </Form>
    </>
  );
}

function Running({ page }: PageProps) {
  const words = useWords(importWords);
  const { done, total } = page.progress;
  return (
    <div className="max-w-xl">
      <Progress label={words.running} value={done} max={total} valueText={words.progress({ done, total })} />
      <p className="mt-3 text-ink-muted">{words.stays}</p>
      <noscript>
        <a href={`/app/homes/import/${page.homeImportId}`} className="underline">
          {words.reload}
        </a>
      </noscript>
    </div>
  );
}

function Done({ page }: PageProps) {
  const words = useWords(importWords);
  const { added, changed, counts, isStrict } = page;
  const isStopped = isStrict && counts.fault > 0 && added + changed === 0;
  return (
    <>
      <div role="status">
        <Notice tone={counts.fault > 0 ? "amber" : "accent"}>
          {isStopped ? (
            <p>{words.stopped}</p>
          ) : (
            <>
              <p>{words.added({ homes: added })}</p>
              {changed > 0 ? <p>{words.changed({ homes: changed })}</p> : null}
              {counts.fault > 0 ? <p>{words.notImported({ homes: counts.fault })}</p> : null}
            </>
          )}
        </Notice>
      </div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/app/homes">{words.toHomes}</ButtonLink>
        <ButtonLink to="/app/homes/import" variant="outline">
          {words.other}
        </ButtonLink>
      </p>
    </>
  );
}

const kinds = ["fault", "new", "changed", "unchanged"] as const;

function Rows({ page, after }: Props) {
  const words = useWords(importWords);
  const { counts, show, homeImportId, rows, next } = page;
  const names = page.state === "done" ? words.kindsDone : words.kinds;
  const shown = kinds.filter((kind) => counts[kind] > 0 || (kind !== "changed" && page.state !== "done"));
  const href = (kind: PlanKind, behind?: number) =>
    `/app/homes/import/${homeImportId}?${new URLSearchParams({ show: kind, ...(behind === undefined ? {} : { after: String(behind) }) })}`;
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={words.which} className="border-line border-b">
        <ul className="flex flex-wrap gap-1">
          {shown.map((kind) => (
            <li key={kind}>
              <AppLink
                to={href(kind)}
                aria-current={kind === show ? "page" : undefined}
                className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {names[kind]}
                <span className="tabular text-sm">{counts[kind]}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <RowTable rows={rows} show={show} />
      <p className="flex flex-wrap gap-3">
        {after >= 0 ? (
          <ButtonLink to={href(show)} variant="outline" size="sm">
            {words.firstLines}
          </ButtonLink>
        ) : null}
        {next === null ? null : (
          <ButtonLink to={href(show, next)} variant="outline" size="sm">
            {words.nextLines}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

function RowTable({ rows, show }: { rows: readonly ShownRow[]; show: PlanKind }) {
  const words = useWords(importWords);
  const { columns: names } = useWords(sheetWords);
  const language = usePageLanguage();
  const nameOf = (field: string) =>
    field === "line1"
      ? words.address
      : homeFields.some((known) => known === field)
        ? names[field as Exclude<HomeField, "criteria">]
        : field;
  const columns: Column<ShownRow>[] = [
    { key: "line", header: words.line, align: "end", cell: ({ line }) => line },
    {
      key: "home",
      header: words.home,
      isRowHeader: true,
      cell: ({ address, reference }) => (
        <bdi translate="no" className="[overflow-wrap:anywhere]">
          {[reference, addressLine(address)].filter(Boolean).join(" · ") || "–"}
        </bdi>
      ),
    },
  ];
  if (show === "changed")
    columns.push({ key: "what", header: words.what, cell: ({ changes }) => changes.map(nameOf).join(", ") });
  if (show === "fault")
    columns.push({
      key: "error",
      header: words.error,
      cell: ({ faults }) => (
        <ul className="flex flex-col gap-1">
          {faults.map((fault) => (
            <li key={`${fault.field}${fault.code}`} className="[overflow-wrap:anywhere]">
              {sayRowFault(fault, language)}
            </li>
          ))}
        </ul>
      ),
    });
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={({ at }) => String(at)}
      empty={<p className="text-ink-muted">{words.noneOfKind}</p>}
    />
  );
}

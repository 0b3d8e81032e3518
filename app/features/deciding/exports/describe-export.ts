import type { SentDocument } from "../../applying/applications/queries/open-documents.server";
import { isOfForm, itemPath } from "../../applying/info-requests/rules";
import { addressLine } from "../../forms/form-model/address-line";
import { summaryColumns } from "../../forms/form-model/contact";
import { addressOfHome } from "../../forms/homes/home-row";
import type { ExportedHousehold, ExportedPerson } from "./csv-rows";
import { documentName } from "./entries";
import type { OpenedHousehold } from "./queries/read-households.server";

/** Papers under the names that the archive gives them. */
export function numberedPapers<T extends Pick<SentDocument, "name" | "kind">>(papers: readonly T[]): T[] {
  return papers.map((paper, index) => ({ ...paper, name: documentName(index, paper.name, paper.kind) }));
}

/** `locale`: of who asked for the file. */
export function describeForSheet(
  { row, content, parts, requests }: OpenedHousehold,
  locale: string,
): ExportedHousehold {
  const papers = numberedPapers(content?.documents ?? []);
  const nameOf = new Map(papers.map(({ id, name }) => [id as string, name]));
  const lead: ExportedPerson = {
    role: "lead",
    name: row.name,
    email: row.email,
    phone: row.phone,
    sentAt: row.submittedAt,
    ...ownIncome(content),
    documentCount: papers.length,
    content: content && { definition: content.definition, stored: content.stored, documents: nameOf },
  };
  // Questions of the form have columns of their own.
  const askedLater = requests
    .filter((request) => request.state === "answered" && !isOfForm(request))
    .flatMap(({ items }) =>
      items.map(({ id, text, answer }) => {
        const files = papers.filter(({ path }) => path === itemPath(id)).map(({ name }) => name);
        return `${text}: ${[answer, ...files].filter(Boolean).join("; ")}`;
      }),
    );
  const { line1, line2, city, region, postcode, country } = row;
  return {
    ...row,
    home:
      line1 && city && country ? addressLine(addressOfHome({ line1, line2, city, region, postcode, country })) : null,
    locale,
    isErased: content === null && row.isLocked === 0,
    isLocked: row.isLocked === 1,
    askedLater,
    people: [lead, ...parts.map(describeMember)],
  };
}

function ownIncome(content: OpenedHousehold["content"]) {
  if (!content) return { incomeMonthlyMinor: null, incomeCurrency: null };
  const { incomeMonthlyMinor, incomeCurrency } = summaryColumns(content.definition, content.stored.answers);
  return { incomeMonthlyMinor, incomeCurrency };
}

function describeMember(part: OpenedHousehold["parts"][number]): ExportedPerson {
  const papers = numberedPapers(part.content?.documents ?? []);
  const own = part.content && summaryColumns(part.content.definition, part.content.stored.answers);
  return {
    role: part.role,
    name: own?.name || part.name,
    email: own?.email || part.email,
    phone: own?.phone ?? null,
    sentAt: part.completedAt,
    incomeMonthlyMinor: part.incomeMonthlyMinor,
    incomeCurrency: part.incomeCurrency,
    documentCount: papers.length,
    content: part.content && {
      definition: part.content.definition,
      stored: part.content.stored,
      documents: new Map(papers.map(({ id, name }) => [id as string, name])),
    },
  };
}

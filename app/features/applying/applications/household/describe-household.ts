import type { DocumentKind } from "../../../../db/schema/documents";
import { inApplicantWords } from "../../../forms/form-model/applicant-words";
import { type DescribedApplication, describeApplication } from "../describe-application";
import type { HouseholdPart } from "./queries/open-parts.server";

/** One named person for a landlord's page, the part as it was asked. */
export type DescribedPart = Omit<HouseholdPart, "content"> & {
  content:
    | (DescribedApplication & {
        documents: { id: string; path: string; name: string; sizeBytes: number; kind: DocumentKind }[];
      })
    | null;
};

type PartContent = NonNullable<HouseholdPart["content"]>;
type BesideParts = {
  /** Ids of fields that may not be asked any more. */
  unlawful?: ReadonlySet<string>;
  /** What stands beside an answer of a part, by its field's id. */
  remarksOf?: (part: PartContent) => ReadonlyMap<string, string>;
};

export function describeHousehold(
  parts: readonly HouseholdPart[],
  locale: string,
  { unlawful, remarksOf }: BesideParts = {},
): DescribedPart[] {
  return parts.map(({ content, ...facts }) => ({
    ...facts,
    content: content && {
      ...describeApplication(inApplicantWords(content.definition), content.stored, locale, {
        unlawful,
        ...(remarksOf && { remarks: remarksOf(content) }),
      }),
      documents: content.documents.map(({ id, path, name, sizeBytes, kind }) => ({ id, path, name, sizeBytes, kind })),
    },
  }));
}

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

/** `unlawful`: ids of fields that may not be asked any more. */
export function describeHousehold(
  parts: readonly HouseholdPart[],
  locale: string,
  unlawful?: ReadonlySet<string>,
): DescribedPart[] {
  return parts.map(({ content, ...facts }) => ({
    ...facts,
    content: content && {
      ...describeApplication(inApplicantWords(content.definition), content.stored, locale, { unlawful }),
      documents: content.documents.map(({ id, path, name, sizeBytes, kind }) => ({ id, path, name, sizeBytes, kind })),
    },
  }));
}

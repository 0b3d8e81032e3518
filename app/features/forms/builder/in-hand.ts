import type { FormDefinition } from "../form-model/schema";
import { hasRoomBeside } from "./room";

/** What is being worked on, by the ids of the form. */
export type InHand = { sectionId: string | null; fieldId: string | null };

export const nothingInHand: InHand = { sectionId: null, fieldId: null };

/** What stands in the pane before anything is chosen: the first question, or its page; nothing where there is no pane. */
export function firstInHand({ sections }: FormDefinition): InHand {
  if (!hasRoomBeside()) return nothingInHand;
  const asking = sections.find(({ fields }) => fields.length > 0);
  return { sectionId: (asking ?? sections[0])?.id ?? null, fieldId: asking?.fields[0]?.id ?? null };
}

/** Of the question, or of its page. */
export function idInHand({ sectionId, fieldId }: InHand): string | null {
  return fieldId ?? sectionId;
}

import type { Answer } from "../answers";
import type { Controls } from "../controls";
import type { FieldKind, FieldOf } from "../schema";

/** How the controls of a kind are read. The tenant's page carries this alone, so it knows no words. */
export type Reading<K extends FieldKind = FieldKind> = {
  /** Names of its controls behind `{fieldId}`; "" is the bare name. */
  parts(field: FieldOf<K>): string[];
  /** Parts that come filled in, so that they alone are no answer. */
  preset?: readonly string[];
  /** The parsed answer; undefined with errors, or (drafts) while parts are missing. */
  parse(field: FieldOf<K>, controls: Controls): Answer | undefined;
};

export const bareName = (): string[] => [""];

import { useCallback, useMemo } from "react";
import { useLaw } from "../law/ui/use-law";
import { withLawfulStages, withPrescribed } from "./law-edits";
import type { Builder } from "./use-builder";
import { useLatest } from "./use-latest";

/** The builder, whose every edit also brings in the words that the law of the home's place sets, and asks what is new no earlier than it allows. */
export function useLawfulBuilder(builder: Builder): Builder {
  const { pack } = useLaw(builder.definition);
  const latest = useLatest({ pack, ids: builder.ids });
  const { apply: applyPlain } = builder;
  const apply = useCallback<Builder["apply"]>(
    (edit, key) =>
      applyPlain((form) => {
        const { pack: known, ids } = latest.current;
        return withPrescribed(withLawfulStages(form, edit(form), known), known, ids);
      }, key),
    [applyPlain, latest],
  );
  return useMemo(() => ({ ...builder, apply }), [builder, apply]);
}

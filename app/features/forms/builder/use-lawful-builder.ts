import { useCallback, useMemo } from "react";
import { useLaw } from "../law/ui/use-law";
import { withPrescribed } from "./law-edits";
import type { Builder } from "./use-builder";
import { useLatest } from "./use-latest";

/** The builder, whose every edit also brings in the words that the law of the home's place sets for what is asked. */
export function useLawfulBuilder(builder: Builder): Builder {
  const { pack } = useLaw(builder.definition);
  const latest = useLatest({ pack, ids: builder.ids });
  const { apply: applyPlain } = builder;
  const apply = useCallback<Builder["apply"]>(
    (edit, key) => applyPlain((form) => withPrescribed(edit(form), latest.current.pack, latest.current.ids), key),
    [applyPlain, latest],
  );
  return useMemo(() => ({ ...builder, apply }), [builder, apply]);
}

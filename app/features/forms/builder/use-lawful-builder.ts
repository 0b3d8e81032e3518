import { useCallback, useEffect, useMemo, useRef } from "react";
import type { PageLocale } from "../../../kernel/page-locale";
import { showToast } from "../../../ui/show-toast";
import { usePageLanguage } from "../../../ui/use-words";
import type { FormDefinition } from "../form-model/schema";
import type { LawPack } from "../law/merge-packs";
import { placeNameOf } from "../law/place-names";
import { type Law, useLaw } from "../law/ui/use-law";
import { frameWords } from "./frame-words";
import { withLawfulStages, withPrescribed } from "./law-edits";
import { underNewLaw } from "./lawful-template";
import { nameOf } from "./text";
import type { Builder } from "./use-builder";
import { useLatest } from "./use-latest";

/**
 * The builder, whose every edit also brings in the words that the law of the home's place sets, and asks what
 * is new no earlier than it allows.
 * `isNew`: nobody was asked yet, so that a template nobody changed follows the law of its place.
 */
export function useLawfulBuilder(builder: Builder, isNew: boolean): Builder {
  const law = useLaw(builder.definition);
  const latest = useLatest({ pack: law.pack, ids: builder.ids });
  const { apply: applyPlain } = builder;
  const apply = useCallback<Builder["apply"]>(
    (edit, key) =>
      applyPlain((form) => {
        const { pack: known, ids } = latest.current;
        return withPrescribed(withLawfulStages(form, edit(form), known), known, ids);
      }, key),
    [applyPlain, latest],
  );
  useLawfulTemplate(builder, law, isNew);
  return useMemo(() => ({ ...builder, apply }), [builder, apply]);
}

function useLawfulTemplate({ amend, ids }: Builder, { pack, status }: Law, isNew: boolean): void {
  const language = usePageLanguage();
  const before = useRef<LawPack | null>(null);
  useEffect(() => {
    if (!isNew || status === "loading" || status === "failed") return;
    amend((form) => {
      const lawful = underNewLaw(form, before.current, pack, ids);
      if (pack) tellLeftOut({ form, lawful }, placeNameOf(pack.place, language), language);
      return lawful;
    });
    before.current = pack;
  }, [amend, ids, pack, status, isNew, language]);
}

type Forms = { form: FormDefinition; lawful: FormDefinition };

function tellLeftOut({ form, lawful }: Forms, place: string, language: PageLocale): void {
  const words = frameWords[language];
  const keysOf = ({ sections }: FormDefinition) => sections.flatMap(({ fields }) => fields.map((f) => f.catalogueKey));
  const kept = new Set(keysOf(lawful));
  const fields = form.sections.flatMap(({ fields }) => fields);
  const names = fields
    .filter(({ catalogueKey }) => catalogueKey && !kept.has(catalogueKey))
    .map((field) => words.quoted({ name: nameOf(form, field, language) }));
  if (names.length === 0) return;
  showToast({
    message: words.leftOut({ place }),
    description: words.leftOutWhy({ questions: names.join(", ") }),
  });
}

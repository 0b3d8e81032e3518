import { useEffect, useMemo, useState } from "react";
import { utcDay } from "../../../../kernel/dates";
import type { Field, FormDefinition, Stage } from "../../form-model/schema";
import { type LawProblem, lawProblems } from "../law-problems";
import { loadPacks, packsAtHand } from "../load-packs";
import { type Mark, markFor, markForOwn } from "../mark";
import { type LawNotice, type LawPack, mergePacks } from "../merge-packs";
import type { PackFile } from "../pack-schema";
import { type HomePlace, placeOf } from "../place-of";

export type Law = {
  home: HomePlace;
  /** none: a country without a pack. failed: the rules could not be fetched; the server checks again when publishing. */
  status: "loading" | "ready" | "none" | "failed";
  pack: LawPack | null;
  /** What may be put on a form word for word; none until the rules are there. */
  notices: readonly LawNotice[];
  /** What the place says of a ready question that is asked at a stage, or without a key of one's own. Until the rules are there, only X is marked. */
  markOf(question: Pick<Field, "catalogueKey">, at: Stage): Mark;
  /** What forbids publishing. Empty while the rules are on their way. */
  problems: readonly LawProblem[];
};

const noNotices: readonly LawNotice[] = [];

type Fetched = { place: string; files: PackFile[] } | { place: string; files: null };

/** The law of a form's home. The rules of its place are fetched once, when the address first leads there. */
export function useLaw(definition: FormDefinition): Law {
  const { address, chosenSubplace } = definition.property;
  const { country, region, city, postcode } = address;
  const home = useMemo(
    () => placeOf({ country, region, city, postcode }, chosenSubplace),
    [country, region, city, postcode, chosenSubplace],
  );
  const fetched = usePackFiles(home.place);
  const pack = useMemo(
    () => (fetched?.files ? mergePacks(fetched.files, home, utcDay(Date.now())) : null),
    [fetched, home],
  );
  return useMemo(() => {
    const status = home.place === null ? "none" : pack ? "ready" : fetched ? "failed" : "loading";
    return {
      home,
      status,
      pack,
      notices: pack?.notices ?? noNotices,
      markOf: ({ catalogueKey }, at) =>
        catalogueKey === undefined ? markForOwn(pack) : markFor(pack, catalogueKey, at),
      problems: status === "loading" || status === "failed" ? [] : lawProblems(definition, pack),
    };
  }, [home, pack, fetched, definition]);
}

/** Null while they are fetched. What failed is tried again as soon as the browser is online. */
function usePackFiles(place: string | null): Fetched | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    if (place === null) return;
    let isCurrent = true;
    const load = () => {
      loadPacks(place).then(
        (files) => isCurrent && setFetched({ place, files }),
        () => isCurrent && setFetched({ place, files: null }),
      );
    };
    load();
    window.addEventListener("online", load);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", load);
    };
  }, [place]);
  const known = useMemo(() => atHand(place), [place]);
  return fetched?.place === place ? fetched : known;
}

/** What another step of the builder fetched before, so that no step begins with a wait. */
function atHand(place: string | null): Fetched | null {
  const files = place === null ? null : packsAtHand(place);
  return place !== null && files ? { place, files } : null;
}

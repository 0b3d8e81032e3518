import { utcDay } from "../../../kernel/dates";
import type { Services } from "../../../services";
import type { FormDefinition } from "../form-model/schema";
import type { LawPack } from "./merge-packs";
import { readLaw } from "./packs.server";
import { placeOf } from "./place-of";
import { type Unlawful, unlawfulIn } from "./unlawful";

type Reader = Pick<Services, "staticFiles" | "clock">;

/** What each of these versions asked that may not be asked today, by the id of the version. The law of a home is read once. */
export async function findUnlawful(
  { staticFiles, clock }: Reader,
  definitions: ReadonlyMap<string, FormDefinition>,
): Promise<Map<string, Unlawful>> {
  const day = utcDay(clock.now().getTime());
  const laws = new Map<string, Promise<LawPack | null>>();
  const found = [...definitions].map(async ([id, definition]) => {
    const home = placeOf(definition.property.address, definition.property.chosenSubplace);
    const key = JSON.stringify(home);
    const law = laws.get(key) ?? readLaw(staticFiles, home, day);
    laws.set(key, law);
    return [id, unlawfulIn(definition, await law)] as const;
  });
  return new Map(await Promise.all(found));
}

/** Which questions of one definition the law of its place forbids to be looked at. */
export async function findUnlawfulIn(reader: Reader, definition: FormDefinition): Promise<Unlawful> {
  const found = await findUnlawful(reader, new Map([["", definition]]));
  return found.get("") ?? { fieldIds: new Set(), questions: new Set() };
}

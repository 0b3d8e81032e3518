import type { Landlord } from "../../../../kernel/actor";
import { utcDay } from "../../../../kernel/dates";
import type { RentFormId } from "../../../../kernel/ids";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { askedEarly, newlyEarly } from "../../law/asked-early";
import { readLaw } from "../../law/packs.server";
import { whereOf } from "../../law/place-names";
import { placeOf } from "../../law/place-of";
import { stageTexts } from "../../law/stage-texts";
import { findEditableForm } from "./find-editable-form.server";

type Asked = { formId: RentFormId; definition: FormDefinition; language: PageLocale };

/**
 * What an edit of the working copy would put before the stage that the law sets, as a sentence; null: nothing. What came too
 * early already, such as under a new law or address, may be saved on: only publishing refuses it.
 */
export async function findNewlyEarly(
  services: Services,
  actor: Landlord,
  { formId, definition, language }: Asked,
): Promise<string | null> {
  const { address, chosenSubplace } = definition.property;
  const day = utcDay(services.clock.now().getTime());
  const pack = await readLaw(services.staticFiles, placeOf(address, chosenSubplace), day);
  // Most forms ask nothing too early: the stored one is read only for the others.
  if (!askedEarly(definition, pack).some(({ mark }) => mark.level === "off")) return null;
  const stored = await findEditableForm(services, actor, { formId });
  if (!stored) return null;
  const [early] = newlyEarly(stored.definition, definition, pack).filter(({ mark }) => mark.level === "off");
  if (!early) return null;
  const field = definition.sections.flatMap(({ fields }) => fields).find(({ id }) => id === early.fieldId);
  const name = field?.label[definition.defaultLocale] ?? early.mark.question;
  return stageTexts[language].newlyEarly[early.moveTo]({ name, place: whereOf(early.mark, language) });
}

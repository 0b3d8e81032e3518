import { and, eq } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { type ViewingStage, viewingStages } from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import { utcDay } from "../../../../kernel/dates";
import type { RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { localize } from "../../../forms/form-model/localized";
import type { Property } from "../../../forms/form-model/schema";
import type { LawPack } from "../../../forms/law/merge-packs";
import { readLaw } from "../../../forms/law/packs.server";
import { placeOf } from "../../../forms/law/place-of";
import {
  askedBeforeViewing,
  isContactOnly,
  type StageAdvice,
  type ViewingLawEntry,
  viewingLaw,
  viewingStageAdvice,
} from "../../../forms/law/viewings";
import { storedDefinition } from "../../../forms/rent-forms/publishable";

type Home = Pick<Property, "address" | "chosenSubplace">;

function lawAt({ staticFiles, clock }: Services, { address, chosenSubplace }: Home): Promise<LawPack | null> {
  return readLaw(staticFiles, placeOf(address, chosenSubplace), utcDay(clock.now().getTime()));
}

/** Whether nothing may be asked before a viewing of this home but name and contact. */
export async function asksContactOnly(services: Services, home: Home): Promise<boolean> {
  return isContactOnly(await lawAt(services, home));
}

/** What the law at a form's home says of viewings, and of each stage. */
export type FormViewingLaw = {
  isContactOnly: boolean;
  says: ViewingLawEntry[];
  stages: Record<ViewingStage, StageAdvice["level"] | null>;
  /** Questions that bar viewings after applying, in the form's own words. */
  early: string[];
};

/** By the form as published, or else as drafted; null where it is not the actor's. */
export async function findViewingLaw(
  services: Services,
  actor: Landlord,
  formId: RentFormId,
): Promise<FormViewingLaw | null> {
  const [row] = await services.db
    .select({ published: rentFormVersion.definition, draft: rentForm.draft })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(and(eq(rentForm.id, formId), mayReachForm(actor, services.clock.now().getTime())));
  if (!row) return null;
  const definition = storedDefinition(row.published ?? row.draft);
  const pack = await lawAt(services, definition.property);
  const early = askedBeforeViewing(definition, pack);
  const [before, after] = viewingStages.map((stage) => viewingStageAdvice(pack, stage)?.level ?? null);
  return {
    isContactOnly: isContactOnly(pack),
    says: viewingLaw(pack),
    stages: { before: before ?? null, after: early.length > 0 ? "off" : (after ?? null) },
    early: early.map(({ label }) => localize(label, definition.defaultLocale, definition.defaultLocale)),
  };
}

import type { HomeId } from "../../app/kernel/ids";
import { aDefinition, bindings } from "./forms";

/** A definition with that street. */
export function atHome(line1: string, line2?: string) {
  const { property, ...rest } = aDefinition();
  return { ...rest, property: { ...property, address: { ...property.address, line1, ...(line2 && { line2 }) } } };
}

/** The home of a form. */
export async function homeOf(formId: string): Promise<HomeId> {
  const found = bindings.DB.prepare("SELECT home_id AS home FROM rent_form WHERE id = ?").bind(formId);
  return (await found.first<HomeId>("home")) as HomeId;
}

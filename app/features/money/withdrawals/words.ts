import type { Contract, Declared } from "./schema";

/** What a contract is called, in the language of its form. */
export const contractNames: Record<"en" | "de", Record<Contract, string>> = {
  en: { credits: "Credits I bought", pro: "Pro, by the month or year", other: "Another contract" },
  de: { credits: "Gekaufte Credits", pro: "Pro, monatlich oder jährlich", other: "Ein anderer Vertrag" },
};

/** The declaration in one sentence, as it reaches the operator and stands in the receipt. */
export function sayDeclaration({ declaration, name, contract, cancelKind, until }: Declared): string {
  if (declaration === "withdraw") return `${name} withdraws from the contract: ${contractNames.en[contract]}.`;
  const kind = cancelKind === "ordinary" ? "ordentlich" : "außerordentlich";
  return `${name} kündigt den Vertrag ${kind}: ${contractNames.de[contract]}. Zum: ${until || "nächstmöglichen Zeitpunkt"}.`;
}

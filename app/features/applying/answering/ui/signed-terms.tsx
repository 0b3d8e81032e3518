import type { PageLocale } from "../../../../kernel/page-locale";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { pageWords } from "../page-words";
import { LandlordCard } from "./landlord-card";
import { PropertyFacts } from "./property-facts";

/** What a co-applicant or guarantor signs for: the home, its terms and who lets it. */
export function SignedTerms({ definition, locale }: { definition: FormDefinition; locale: PageLocale }) {
  return (
    <section>
      <h2>{pageWords[locale].home}</h2>
      <PropertyFacts definition={definition} locale={locale} />
      <LandlordCard landlord={definition.landlord} locale={locale} />
    </section>
  );
}

import type { PageLocale } from "../../../../kernel/page-locale";
import { placeBeside } from "../../../forms/form-model/address-line";
import { foreignLocale, localize } from "../../../forms/form-model/localized";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { HomePicture } from "./home-picture";

type Props = { definition: FormDefinition; locale: PageLocale };

/** The first picture of a home, what it is called and where it is. */
export function HomeTop({ definition, locale }: Props) {
  const { property, defaultLocale, title } = definition;
  const name = localize(title, locale, defaultLocale);
  const [photo] = property.photos ?? [];
  return (
    <>
      {photo ? (
        <div className="pic">
          <HomePicture photo={photo} definition={definition} locale={locale} />
        </div>
      ) : null}
      <div className="name">
        <h1 dir="auto" lang={foreignLocale(title, locale, defaultLocale)}>
          {name}
        </h1>
        <p className="muted" dir="auto">
          {placeBeside(name, property.address)}
        </p>
      </div>
    </>
  );
}

/** What the landlord wrote above the form. */
export function Welcome({ definition: { intro, defaultLocale }, locale }: Props) {
  const welcome = localize(intro, locale, defaultLocale);
  if (!welcome) return null;
  return (
    <p className="text" dir="auto" lang={foreignLocale(intro, locale, defaultLocale)}>
      {welcome}
    </p>
  );
}

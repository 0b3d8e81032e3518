import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { shareOffer } from "../../../app/features/deciding/pdf/share-offer";
import { ShareKit, type ShareKitProps } from "../../../app/features/forms/rent-forms/ui/share-kit";
import { everyKind } from "../../support/apply-form";

const url = "https://rentform.test/apply/x";
const offer = shareOffer(everyKind(), url);
const shown = { url, qr: { size: 21, path: "M0 0" }, png: "data:image/png;base64,", offer };

// Red while three languages were offered: an applicant who reads Ukrainian had no paper.
it.each(["/app/forms/1", "/manage/form/2"])(
  "at %s the blank form is offered in each language that paper can have",
  (at) => {
    const page = renderToStaticMarkup(<ShareKit {...({ ...shown, papersAt: at } as unknown as ShareKitProps)} />);
    const links = [...page.matchAll(/href="([^"]+\/blank\.pdf[^"]*)"/g)].map(([, href]) => href);
    const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "uk", "vi"];
    expect(links).toEqual([`${at}/blank.pdf`, ...languages.map((language) => `${at}/blank.pdf?lang=${language}`)]);
    expect(page).toContain('lang="uk"');
    expect(page).toContain(">Українська<");
  },
);

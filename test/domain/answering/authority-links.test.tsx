import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AuthorityLinks } from "../../../app/features/applying/answering/ui/authority-links";

const links = (text: string) =>
  [...renderToStaticMarkup(<AuthorityLinks text={text} />).matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

it("only the page of an Australian authority is a link, without the stop after it", () => {
  expect(links("See https://www.rta.qld.gov.au/forms/form-22; or https://www.consumer.vic.gov.au.")).toEqual([
    "https://www.rta.qld.gov.au/forms/form-22",
    "https://www.consumer.vic.gov.au",
  ]);
  const others = [
    "https://example.org/x",
    "https://gov.au.evil.com/",
    "https://evilgov.au/",
    "http://a.gov.au/",
    "javascript:1",
  ];
  expect(links(others.join(" "))).toEqual([]);
  expect(links("https://www.evil.com/a.gov.au/x https://a.gov.au.evil.com/")).toEqual([]);
});

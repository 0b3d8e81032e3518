import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ReferencePage } from "../../../app/features/applying/references/ui/reference-page";

describe("the referee's page", () => {
  const html = renderToStaticMarkup(
    <ReferencePage
      {...{ locale: "en", state: "open", landlord: "Maya", applicant: "Ada", until: "5 December", notice: [] }}
      questions={[
        {
          key: "dates",
          label: "Are these dates right?",
          replies: [{ value: "yes", label: "Yes" }],
          text: { name: "dates.text", label: "If not: which?" },
        },
        { key: "known", label: "How do you know Ada?", replies: [], text: { name: "known.text", label: "" } },
      ]}
      typed={{ dates: "yes", "dates.text": "2019" }}
      faults={[["dates.text", "Too long"]]}
    />,
  );

  it("has a one-line field for a comment and a text area for a written answer, and keeps both", () => {
    expect(html).toMatch(/<input type="text" id="dates\.text"[^>]*value="2019"/);
    expect(html).toMatch(/<textarea rows="2" id="known\.text"/);
    expect(html).toMatch(/<input type="radio" name="dates"[^>]*checked=""/);
  });

  it("links an error message to its control, also from the summary", () => {
    expect(html).toContain('href="#dates.text"');
    expect(html).toMatch(/id="dates\.text"[^>]*aria-describedby="dates\.text-e"[^>]*aria-invalid="true"/);
  });

  // Red when the paragraph takes its direction from its first letter: an Arabic name turned the English sentence around.
  it("isolates the direction of a name from the page's", () => {
    expect(html).toContain("<p><bdi>Ada</bdi> has applied to <bdi>Maya</bdi> for a home");
  });

  it("explains an invalid link and leads to the home page", () => {
    const lost = renderToStaticMarkup(<ReferencePage locale="fr" state="unknown" />);
    expect(lost).toContain("rouvrez-le depuis l’e-mail");
    expect(lost).toContain('href="/"');
  });
});

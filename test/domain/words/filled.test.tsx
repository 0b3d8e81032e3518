import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Filled } from "../../../app/ui/filled";

// Red when the elements follow the order in which they are named.
it("elements stand where the language puts them, as often as it does", () => {
  const say = ({ name, day }: { name: string; day: string }) => `Am ${day}: ${name}, ${day}`;
  const html = renderToStaticMarkup(<Filled say={say} parts={{ name: <bdi>Ana</bdi>, day: <time>2. Mai</time> }} />);
  expect(html).toBe("Am <time>2. Mai</time>: <bdi>Ana</bdi>, <time>2. Mai</time>");
});

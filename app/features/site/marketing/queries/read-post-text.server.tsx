import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { postComponents } from "../ui/post-text";

const texts = import.meta.glob<ComponentType<{ components: typeof postComponents }>>("../posts/*.mdx", {
  import: "default",
});

/** `contents`: the headings of its sections, in order; `id` is the anchor. */
export type PostText = { html: string; contents: { id: string; title: string }[] };

/** The text of a post as HTML. Throws when there is no such post. */
export async function readPostText(slug: string): Promise<PostText> {
  const load = texts[`../posts/${slug}.mdx`];
  if (!load) throw new Error("There is no such post");
  const Text = await load();
  const html = renderToStaticMarkup(<Text components={postComponents} />);
  const headings = [...html.matchAll(/<h2 id="([^"]+)">([^<]+)<\/h2>/g)];
  return { html, contents: headings.map(([, id = "", title = ""]) => ({ id, title })) };
}

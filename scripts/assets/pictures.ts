import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori from "satori";
import { projectRoot } from "../lib/local-server.ts";

/** Pictures of 1200 x 630 px that networks show beside a shared link: the page's own title and description. */
export type PictureText = { title: string; description: string };

const size = { width: 1200, height: 630 };
const fileOf = (url: string) => readFileSync(fileURLToPath(url));

type Element = { type: string; props: Record<string, unknown> };

function box(style: Record<string, string | number>, ...children: (Element | string)[]): Element {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

/** The light tokens of the design, by name. */
function token(name: string): string {
  const css = readFileSync(join(projectRoot, "app/styles/tokens.css"), "utf8");
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? "#000000";
}

function sheet({ title, description }: PictureText): Element {
  const logo = readFileSync(join(projectRoot, "public/logo.svg")).toString("base64");
  const mark = { type: "img", props: { src: `data:image/svg+xml;base64,${logo}`, width: 56, height: 56 } };
  const titleSize = title.length > 60 ? 62 : title.length > 34 ? 72 : 88;
  return box(
    {
      flexDirection: "column",
      width: "100%",
      height: "100%",
      padding: "64px 72px 0",
      background: token("paper"),
      color: token("ink"),
    },
    box({ alignItems: "center", gap: 20, fontFamily: "Fraunces", fontSize: 38 }, mark, "Rentform"),
    box(
      {
        marginTop: 64,
        maxWidth: 1040,
        textWrap: "balance",
        fontFamily: "Fraunces",
        fontSize: titleSize,
        lineHeight: 1.1,
        letterSpacing: "-0.02em",
      },
      title,
    ),
    box(
      {
        marginTop: 28,
        maxWidth: 980,
        textWrap: "balance",
        fontSize: 30,
        lineHeight: 1.45,
        color: token("ink-muted"),
      },
      description,
    ),
    box({ position: "absolute", left: 0, bottom: 0, width: size.width, height: 20, background: token("accent") }),
  );
}

let ready: Promise<void> | undefined;

/** A picture as PNG. */
export async function drawPicture(text: PictureText): Promise<Uint8Array> {
  ready ??= initWasm(fileOf(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const [fraunces, noto] = [
    fileOf(import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-600-normal.woff")),
    fileOf(import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff")),
  ];
  const svg = await satori(sheet(text) as unknown as Parameters<typeof satori>[0], {
    ...size,
    fonts: [
      { name: "Noto Sans", data: noto, weight: 400 },
      { name: "Fraunces", data: fraunces, weight: 400 },
    ],
  });
  await ready;
  return new Resvg(svg).render().asPng();
}

import type { Plugin } from "vite";

/** What is replaced in a library's file: exactly once each, or the build fails and somebody looks. */
type Change = readonly [old: string | RegExp, own: string];

/**
 * React encodes each tag and attribute by itself, thousands of times a page: here a page is text until it is whole, in parts, for a part
 * without a letter beyond Latin-1 is encoded ten times sooner than one with a single one.
 */
const writer: readonly Change[] = [
  [
    /,\s*currentView = null,\s*writtenBytes = 0;\s*function writeChunk\([\s\S]+?(?=function byteLengthOfChunk)/,
    `, writing = "", written = [], textEncoder = new TextEncoder();
function writeChunk(destination, chunk) {
  writing += chunk;
  if (writing.length > 4096) { written.push(writing); writing = ""; }
}
function writeChunkAndReturn(destination, chunk) { writeChunk(destination, chunk); return !0; }
function completeWriting(destination) {
  var parts = written;
  if (writing !== "") parts.push(writing);
  writing = "";
  written = [];
  for (var part of parts) destination.enqueue(textEncoder.encode(part));
}
function stringToChunk(content) { return content; }
function stringToPrecomputedChunk(content) { return content; }
`,
  ],
  ["return chunk.byteLength;", "return chunk.length;"],
  ["segmentByteSize += segment[i].byteLength;", "segmentByteSize += segment[i].length;"],
  // At the beginning: what a page that failed left is dropped.
  [/currentView = new Uint8Array\(4096\);\s*writtenBytes = 0;\s*try/, 'writing = "";\n  written = [];\n  try'],
  [/currentView = new Uint8Array\(4096\);\s*writtenBytes = 0;/, ""],
];

/** A page asks four times which route is its own: each of 200 was matched part by part, with its parents. */
const matcher: readonly Change[] = [
  ["matches = matchRouteBranch(", "if (mayLead(branches[i], decoded)) matches = matchRouteBranch("],
  [
    "function matchRoutesImpl(",
    `function mayLead(branch, pathname) {
  branch.begin ??= branch.path.split(/[:*]/, 1)[0].replace(/\\/+$/, "").toLowerCase();
  return pathname.slice(0, branch.begin.length).toLowerCase() === branch.begin;
}
function matchRoutesImpl(`,
  ],
  // All routes are the same in each page, and were made anew for each.
  [
    /let manifest = \{\};\s*let dataRoutes = convertRoutesToDataRoutes\(\s*routes,\s*mapRouteProperties,\s*void 0,\s*manifest\s*\);/,
    `let manifest = routes.manifest ??= {};
  let dataRoutes = routes.dataRoutes ??= convertRoutesToDataRoutes(routes, mapRouteProperties, void 0, manifest);`,
  ],
  ["var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"],
];
const serverRoutes: readonly Change[] = [
  ["let routes = createServerRoutes(", "let routes = serverRoutes ??= createServerRoutes("],
  ["function ServerRouter(", "let serverRoutes;\nfunction ServerRouter("],
  // A page without React in the browser has no script that reads the loaders' data: they were written out for nobody.
  [
    /serverHandoffStream: (?=encodeViaTurboStream\(\s*state,)/,
    "serverHandoffStream: !context.errors && context.matches.some(({ route }) => route.handle?.hydrate === false) ? void 0 : ",
  ],
];

/** Asked twelve times for each word of a statement. There is one drizzle in the Worker: a class is itself. */
const entities: readonly Change[] = [
  [/function is\(value, type\) \{[\s\S]+?\n\}/, "function is(value, type) {\n  return value instanceof type;\n}"],
];

const libraries: readonly { name: RegExp; mark: string; changes: readonly Change[] }[] = [
  {
    name: /\/react-dom\/cjs\/react-dom-server\.edge\.production\.js$/,
    mark: "function writeChunk(",
    changes: writer,
  },
  { name: /\/react-router\/dist\/.+\.mjs$/, mark: "function matchRoutesImpl(", changes: matcher },
  { name: /\/react-router\/dist\/.+\.mjs$/, mark: "function ServerRouter(", changes: serverRoutes },
  { name: /\/drizzle-orm\/entity\.js$/, mark: "function is(", changes: entities },
];

/**
 * Libraries that spend a page's CPU on work that nobody needs; what each change brought stands in docs/performance.md.
 * Development runs them as they are.
 */
export function fastPages(): Plugin {
  const used = new Set<object>();
  return {
    name: "rentform-fast-pages",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: {
      filter: { id: libraries.map(({ name }) => name) },
      handler(code, id) {
        const library = libraries.find(({ name, mark }) => name.test(id) && code.includes(mark));
        if (!library) return null;
        used.add(library);
        return { code: library.changes.reduce((text, change) => changed(text, change, id), code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && used.size < libraries.length)
        throw new Error("A library has moved: look at scripts/lib/fast-pages.ts");
    },
  };
}

function changed(code: string, [old, own]: Change, id: string): string {
  const found = code.split(old).length - 1;
  if (found !== 1) throw new Error(`${id} has changed: look at scripts/lib/fast-pages.ts`);
  return code.replace(old, () => own);
}

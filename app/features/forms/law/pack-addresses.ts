const addresses = import.meta.glob<string>("./packs/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The hashed address of a place's file, which is in no bundle. Throws on a place that has none. */
export function packAddress(name: string): string {
  const address = addresses[`./packs/${name}.json`];
  if (!address) throw new Error(`No rule pack is called ${name}`);
  return address;
}

const addresses = import.meta.glob<string>("./packs/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/**
 * The address of a place's own file, with a hash in its name: the browser and the Worker fetch the one or two that a home
 * needs. In no bundle, so that the number of places weighs on neither. Throws on a place that has none.
 */
export function packAddress(name: string): string {
  const address = addresses[`./packs/${name}.json`];
  if (!address) throw new Error(`No rule pack is called ${name}`);
  return address;
}

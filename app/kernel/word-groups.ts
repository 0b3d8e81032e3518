/** The group of a catalogue is its folder: "inbox" of "inbox/list". */
export function groupOf(name: string): string {
  return name.split("/", 1)[0] ?? name;
}

/** What is still free of an archive's measure; JSON, for it goes from step to step. */
export type Room = { documentBytes: number; documents: number; folders: number };

/** Names for the archive's first page: documents and households without room, locked references. Sealed between steps. */
export type Left = { leftOut: string[]; withoutFolder: string[]; locked: string[] };

export const leftLists = ["locked", "leftOut", "withoutFolder"] as const satisfies (keyof Left)[];

export function noneLeft(): Left {
  return { leftOut: [], withoutFolder: [], locked: [] };
}

/** What has come together since it was asked for last. */
export function takeLeft(left: Left): Left {
  const taken = { ...left };
  Object.assign(left, noneLeft());
  return taken;
}

/** What is still free of the archive's measure, what found no room, and the references of those who wait for their turn. */
export type Room = { documentBytes: number; documents: number; leftOut: string[]; locked: string[] };

/** How long an archive may be downloaded, and how long one that is being made is waited for. */
export const exportLifetimeMs = 24 * 60 * 60 * 1000;

/** What one archive takes of documents; the rest is named in it, to be downloaded one by one. */
export const archiveLimits = { documentBytes: 1024 * 1024 * 1024, documents: 900 } as const;

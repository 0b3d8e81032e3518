/** Our own static files, read on the server: fonts for papers are not in the bundle. */
export type StaticFiles = {
  /** `path` as the build names it, such as "/assets/face-a1b2.woff". Throws when there is no such file. */
  read(path: string): Promise<Uint8Array>;
};

export function createStaticFiles(assets: Fetcher | undefined): StaticFiles {
  return {
    async read(path) {
      if (import.meta.env.DEV && path.startsWith("data:"))
        return new Uint8Array(await (await fetch(path)).arrayBuffer());
      // The host means nothing to the binding; it wants an absolute address.
      const response = await assets?.fetch(new URL(path, "https://assets.local"));
      if (!response?.ok) throw new Error("A static file is missing");
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

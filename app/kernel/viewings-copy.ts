/** The cache in which this browser keeps the list of a landlord's viewings; public/viewings-worker.js shows it without a connection. */
export const viewingsCopy = "viewings";

/** Deletes the copy: with whoever signs out the names go. */
export async function forgetViewings(): Promise<void> {
  // Caches are missing in old browsers, and closed where storage is switched off.
  await globalThis.caches?.delete(viewingsCopy).catch(() => false);
}

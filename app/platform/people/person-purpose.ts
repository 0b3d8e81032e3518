/** Purpose of a sealed person under its key: ties the ciphertext to its application. */
export function personPurpose(applicationId: string): string {
  return `person:${applicationId}`;
}

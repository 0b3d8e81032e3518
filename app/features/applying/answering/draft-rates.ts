/** Rates of beginning a draft and of uploading to it. */
export const draftRates = {
  start: { action: "apply-start", limit: 60, windowSeconds: 600 },
  startOfNetwork: { action: "apply-start-network", limit: 240, windowSeconds: 600 },
  upload: { action: "apply-upload", limit: 60, windowSeconds: 600 },
} as const;

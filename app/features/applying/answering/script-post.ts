/** Headers between a page's script and the Worker: "this post is mine", and "go there" instead of a redirect. */
export const scriptPostHeaders = { asks: "Rf-Post", answers: "Rf-Location" } as const;

const postIds = new Map<string, string>();

/** The id of asking for a new form, the same for every try of one choice: what was made and not heard of is not made twice. */
export function askedFormId(choice: string): string {
  const postId = postIds.get(choice) ?? crypto.randomUUID();
  postIds.set(choice, postId);
  return postId;
}

/** Once a form is made, the same choice asks for another one. */
export function forgetAskedForms(): void {
  postIds.clear();
}

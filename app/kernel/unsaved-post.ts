/** A failure after a post was read: what was typed goes with it, so that the error page can hold it. */
export class UnsavedPost extends Error {
  override name = "UnsavedPost";
  constructor(
    readonly fields: URLSearchParams,
    cause: unknown,
  ) {
    super("A post could not be dealt with", { cause });
  }
}

/** Does the work; an error carries `fields` from then on. What is thrown on purpose (a Response) goes through. */
export async function keepingTyped<T>(fields: URLSearchParams, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) throw new UnsavedPost(fields, error);
    throw error;
  }
}

/** The specification's words to the letter: errors of section 8, fixed texts of sections 1 and 2. */
export const BRAND = "Rentform";

export const MESSAGES = {
  somethingWentWrong: "Something went wrong!",
  pageNotFound: "The page you are looking for does not exist.",
  notAuthorized: "Not authorized",
  queryErrorLog: "Error happened",
} as const;

/** Not of the catalogue: what an admin is told who tries more than to look through somebody's eyes. */
export const IMPERSONATED = "This cannot be done while looking at someone else's account";

export function resourceNotAllowed(resource: string): string {
  return `You are not allowed to access resource: ${resource}`;
}

export function unauthorizedForResource(resource: string): string {
  return `unauthorized to access resource "${resource}"`;
}

export function invalidBaseUrl(value: string): string {
  return `Invalid base URL ${value}. Please provide a valid base URL.`;
}

/**
 * Pages that a replica may serve: of the account itself, its forms and settings. None shows applicants, money, sessions or what
 * opens by a link; whatever is not named here asks the primary.
 */
const replicaPages =
  /^\/app\/(forms|forms\/[^/]+\/versions\/[^/]+|guest-forms|settings|settings\/(profile|notifications))(\.data)?$/;

/** Whether a request may be answered from a replica. */
export function mayReadReplica(request: Request): boolean {
  return request.method === "GET" && replicaPages.test(new URL(request.url).pathname);
}

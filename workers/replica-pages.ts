/** Pages of the account that a replica may serve: none with applicants, money, sessions or links. */
const replicaPages =
  /^\/app\/(forms|forms\/[^/]+\/versions\/[^/]+|guest-forms|settings|settings\/(profile|notifications))(\.data)?$/;

export function mayReadReplica(request: Request): boolean {
  return request.method === "GET" && replicaPages.test(new URL(request.url).pathname);
}

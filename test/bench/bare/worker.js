// What every figure is a multiple of: a Worker that answers 2 KB and does nothing else.
const body = "x".repeat(2048);
export default { fetch: () => new Response(body, { headers: { "Content-Type": "text/html" } }) };

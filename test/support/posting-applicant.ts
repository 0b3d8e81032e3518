/** Posts what a browser would not let through, to a server of its own. Keeps the cookies. */
export class PostingApplicant {
  private cookie = "";
  constructor(
    readonly origin: string,
    readonly urlId: string,
  ) {}

  async start(): Promise<void> {
    const response = await this.send("", [["intent", "start"]]);
    this.cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  }

  /** The check page's signed time, as a browser would post it. */
  async rendered(step: number): Promise<[string, string]> {
    const address = `${this.origin}/apply/${this.urlId}?step=${step}`;
    const html = await (await fetch(address, { headers: { Cookie: this.cookie } })).text();
    return ["rendered", /name="rendered" value="([^"]+)"/.exec(html)?.[1] ?? ""];
  }

  /** The page that a redirect leads to. */
  async read(path: string): Promise<string> {
    return (await fetch(this.origin + path, { headers: { Cookie: this.cookie } })).text();
  }

  /** As a page with uploads posts it where one of the values is a file. */
  post(step: number, pairs: [string, string | File][]): Promise<Response> {
    return this.send(`?step=${step}`, pairs);
  }

  private send(query: string, pairs: [string, string | File][]): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of pairs) body.append(name, value);
    const hasFiles = pairs.some(([, value]) => typeof value !== "string");
    return fetch(`${this.origin}/apply/${this.urlId}${query}`, {
      method: "POST",
      body: hasFiles ? body : new URLSearchParams(pairs as [string, string][]),
      redirect: "manual",
      headers: { Origin: this.origin, Cookie: this.cookie },
    });
  }
}

/** Lines of the error summary, as text. */
export function errorLinesOf(html: string): string[] {
  const summary = /data-summary[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? "";
  return [...summary.matchAll(/<li>(?:<a[^>]*>)?([^<]*)/g)].map(([, text]) => text ?? "");
}

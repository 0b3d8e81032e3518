/** What the journeys do with a browser, whatever drives it. */
export type EnginePage = {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  /** The result of a function's text, run in the page with these values. */
  run<T>(work: string, ...values: readonly unknown[]): Promise<T>;
  /** A press and keys as a person makes them; the element is scrolled to. */
  press(css: string): Promise<void>;
  type(css: string, text: string): Promise<void>;
  end(): Promise<void>;
};

/** `find`: what is missing on this machine, in words, or how to open a page of its own. */
export type Engine = { name: string; find(): { missing: string } | { open(): Promise<EnginePage> } };

const longestWaitMs = 30_000;

/** Looks again until the page has it: a css selector that matches, and in it this text. */
export async function see(page: EnginePage, css: string, text = ""): Promise<void> {
  const look = "(css, text) => [...document.querySelectorAll(css)].some((one) => one.textContent.includes(text))";
  await until(page, look, css, text);
}

/** Asks the page again until it says true. */
export async function until(page: EnginePage, look: string, ...values: readonly unknown[]): Promise<void> {
  const ends = Date.now() + longestWaitMs;
  for (;;) {
    // Between two pages there is none to ask.
    if (await page.run<boolean>(look, ...values).catch(() => false)) return;
    if (Date.now() > ends) throw new Error(`Not seen: ${values.join(" ") || look} at ${await page.address()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

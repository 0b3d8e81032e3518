import { env } from "cloudflare:test";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../app/kernel/ids";
import type { Env } from "../../workers/env";
import { asked, everyKind, smallFiles, typedSteps } from "./apply-form";
import { send } from "./requests";

export const bindings = env as unknown as Env;
export const origin = "http://localhost:8787";
const ids = createIdMaker();
const dayMs = 24 * 60 * 60 * 1000;

export type StoredForm = { formId: string; versionId: string; urlId: string; definition: FormDefinition };

/** A published form straight into D1: for tests of what happens to applicants. */
export async function storeForm(
  options: { definition?: FormDefinition; state?: string; unlimited?: boolean; count?: number } = {},
): Promise<StoredForm> {
  const definition = options.definition ?? everyKind();
  const form = { formId: crypto.randomUUID(), versionId: crypto.randomUUID(), urlId: ids.urlId(), definition };
  const json = JSON.stringify(definition);
  const now = Date.now();
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO rent_form (id, url_id, plan, state, title, draft, published_version_id, published_at, opens_until, unlimited, application_count, created_at, updated_at) VALUES (?, ?, 'guest', ?, 'Flat', ?, ?, ?, ?, ?, ?, ?, ?)",
    ).bind(
      form.formId,
      form.urlId,
      options.state ?? "open",
      json,
      form.versionId,
      now,
      now + 30 * dayMs,
      Number(options.unlimited ?? false),
      options.count ?? 0,
      now,
      now,
    ),
    bindings.DB.prepare(
      "INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES (?, ?, 1, ?, 'hash', ?)",
    ).bind(form.versionId, form.formId, json, now),
  ]);
  return form;
}

export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return send(origin + path, { headers, redirect: "manual" });
}

/** Bytes of a static script, gzipped. Static files lie before the Worker, which knows none: asked of it, each is a 404 page. */
export async function weightOfScript(path: string): Promise<number> {
  const answer = await bindings.ASSETS.fetch(origin + path);
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status !== 200 || !type.includes("javascript"))
    throw new Error(`No script: ${path} ${answer.status} ${type}`);
  return gzipped(await answer.text());
}

export async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

export function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return send(origin + path, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { Origin: origin, ...headers },
  });
}

function randomByte(): number {
  return Math.floor(Math.random() * 250);
}

/** A browser without JavaScript: keeps the cookie, posts forms. */
export class Applicant {
  cookie = "";
  /** Of its own, so that no limit counts two of them together. */
  address = `10.${randomByte()}.${randomByte()}.${randomByte()}`;
  /** What the start page is read in. */
  lang = "en";
  constructor(readonly urlId: string) {}

  async start(): Promise<Response> {
    const response = await post(
      `/apply/${this.urlId}?lang=${this.lang}`,
      new URLSearchParams({ intent: "start" }),
      this.headers(),
    );
    this.cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    return response;
  }

  get(step: number | string): Promise<Response> {
    const path = typeof step === "number" ? `?step=${step}` : step;
    return get(`/apply/${this.urlId}${path}`, this.headers());
  }

  /** A post that has something to say, and the page that says it. */
  async refused(posting: Promise<Response>): Promise<string> {
    const answer = await posting;
    const to = answer.headers.get("location") ?? "";
    if (answer.status !== 303 || !to.includes("feedback=")) throw new Error(`Not refused: ${answer.status} ${to}`);
    return (await get(to, this.headers())).text();
  }

  post(step: number, pairs: [string, string][]): Promise<Response> {
    return post(`/apply/${this.urlId}?step=${step}`, new URLSearchParams(pairs), this.headers());
  }

  postFiles(step: number, pairs: [string, string | File][]): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of pairs) body.append(name, value);
    return post(`/apply/${this.urlId}?step=${step}`, body, this.headers());
  }

  private headers(): Record<string, string> {
    return { Cookie: this.cookie, "CF-Connecting-IP": this.address };
  }

  /** Answers everything up to the check page. */
  async fillAll(changes: Record<string, string> = {}): Promise<void> {
    await this.start();
    for (const [at, pairs] of typedSteps.entries()) {
      const typed = pairs.map(([name, value]): [string, string] => [name, changes[name] ?? value]);
      const isLast = at === typedSteps.length - 1;
      // What a script adds to the typed name of a signature.
      const drawing = changes[`${asked.sign}.drawing`];
      if (isLast && drawing) typed.push([`${asked.sign}.drawing`, drawing]);
      const file = new File([smallFiles.pdf], "payslip.pdf");
      const response = isLast
        ? await this.postFiles(at + 1, [...typed, [asked.payslips, file]])
        : await this.post(at + 1, typed);
      const to = response.headers.get("location") ?? "";
      if (response.status !== 303 || to.includes("feedback="))
        throw new Error(
          `Step ${at + 1}: ${response.status} ${errorLines(await (await get(to, this.headers())).text())}`,
        );
    }
  }

  /** Opens the check page and sends what stands in it, as a browser does. */
  async send(extra: [string, string][] = []): Promise<Response> {
    const page = await (await this.get(typedSteps.length + 1)).text();
    const hidden: [string, string][] = [["rendered", hiddenValue(page, "rendered") ?? ""]];
    return this.post(typedSteps.length + 1, [
      ["intent", "send"],
      [`consent.${asked.truth}`, "yes"],
      ...hidden.filter(([name]) => !extra.some(([other]) => other === name)),
      ...extra,
    ]);
  }
}

/** What a hidden field of a page holds. */
export function hiddenValue(html: string, name: string): string | undefined {
  const input = [...html.matchAll(/<input type="hidden"[^>]*>/g)].find(([tag]) => tag.includes(`name="${name}"`));
  return /value="([^"]*)"/.exec(input?.[0] ?? "")?.[1];
}

/** Lines of the error summary, as text. */
export function errorLines(html: string): string[] {
  const summary = /data-summary[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? "";
  return [...summary.matchAll(/<li>(?:<a[^>]*>)?([^<]*)/g)].map(([, text]) => text ?? "");
}

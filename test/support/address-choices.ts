/** The choices about a doubted address on a page, as HTML has them. */
export function choicesIn(html: string): { value: string; isChecked: boolean }[] {
  const inputs = [...html.matchAll(/<input[^>]*type="radio"[^>]*name="address-answer"[^>]*>/g)].map(([tag]) => tag);
  return inputs.map((tag) => ({ value: /value="([^"]*)"/.exec(tag)?.[1] ?? "", isChecked: /\schecked/.test(tag) }));
}

/** The second script, only on pages with an upload or a signature: such a page, too, is whole without it. */
import type { BrowserData } from "../browser-data";
import { watchSignatures } from "./signature";
import { watchUploads } from "./uploads";

const source = document.getElementById("apply-data");
const form = document.querySelector<HTMLFormElement>("form[data-form]");

if (source && form) {
  const { upload } = JSON.parse(source.textContent ?? "{}") as BrowserData;
  if (upload) watchUploads(form, upload);
  watchSignatures(form);
}

/** The second script, only on pages with an upload: such a page, too, is whole without it. */
import type { BrowserData } from "../browser-data";
import { watchUploads } from "./uploads";

const source = document.getElementById("apply-data");
const form = document.querySelector<HTMLFormElement>("form[data-form]");

if (source && form) {
  const { upload } = JSON.parse(source.textContent ?? "{}") as BrowserData;
  if (upload) watchUploads(form, upload);
}

/** The second script, only on pages with an upload, a signature or papers to check: such a page, too, is whole without it. */

import { showPhotos } from "../../answering/browser/photos";
import { watchSignatures } from "../../answering/browser/signature";
import { watchUploads } from "../../answering/browser/uploads";
import type { BrowserData } from "../../answering/browser-data";

const source = document.getElementById("apply-data");
const form = document.querySelector<HTMLFormElement>("form[data-form]");

if (source && form && "toSorted" in []) {
  const { upload } = JSON.parse(source.textContent ?? "{}") as BrowserData;
  if (upload) watchUploads(form, upload);
  watchSignatures(form);
  showPhotos();
}

/** On start pages: loads what offers the last answers, where this browser keeps some. Most keep none, and load nothing more. */
import { deviceStorage } from "../../../../kernel/browser-storage";
import { lastMark } from "../saved-answers/place";

const self = document.querySelector<HTMLElement>("script[data-offer]");

if (self && deviceStorage.read(lastMark)) {
  const offer = document.createElement("script");
  offer.type = "module";
  offer.src = self.dataset.offer ?? "";
  document.head.appendChild(offer);
}

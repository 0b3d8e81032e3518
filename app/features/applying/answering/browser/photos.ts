import { tabStorage } from "../../../../kernel/browser-storage";

/** Longest side of the small picture, sharp on a phone's screen. */
const side = 120;
const prefix = "rf-photo:";

/** Keeps a small picture of a photo that went up, in this tab alone: nobody else can ask for it, and no address leads to it. */
export async function keepPhoto(id: string, file: File): Promise<void> {
  try {
    const picture = await createImageBitmap(file);
    const scale = side / Math.max(side, picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(picture.width * scale);
    canvas.height = Math.ceil(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    tabStorage.write(prefix + id, canvas.toDataURL("image/jpeg", 0.7));
  } catch {
    // No picture (a PDF): the sheet stays drawn.
  }
}

/** On the check page the photo itself in place of its drawn sheet, where this tab sent it. */
export function showPhotos(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>("[data-photo]")) {
    const photo = tabStorage.read(prefix + sheet.dataset.photo);
    if (photo) sheet.firstElementChild?.replaceWith(Object.assign(new Image(), { src: photo, alt: "" }));
  }
}

/** Photos above one of these are made smaller before they go up; a page of A4 stays readable at this size. */
const largeBytes = 2_000_000;
const largePixels = 2000;
/** Below this a file is quickly sent as it is, whatever its measures. */
const smallBytes = 500_000;

/** A large photo as an upright JPEG of at most 2000 pixels a side, without metadata; else the file as it is. */
export async function shrink(file: File): Promise<File> {
  if (file.size < smallBytes || !/^image\/(jpeg|png|hei[cf])$/.test(file.type)) return file;
  try {
    // The picture's own orientation is applied while decoding.
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, largePixels / Math.max(picture.width, picture.height));
    const blob = scale < 1 || file.size > largeBytes ? await redraw(picture, scale) : null;
    picture.close();
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: blob.type });
  } catch {
    return file;
  }
}

function redraw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  // What is transparent in a PNG becomes paper, not black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
}

/** What the script says about files on their way up. `{name}` is a file's name. */
export default {
  preparing: "Making the photo smaller",
  queued: "Waiting for its turn",
  uploading: "Uploading {name}",
  noConnection: "No connection. It uploads by itself as soon as there is one.",
  failed: "This file was not uploaded.",
  tooLarge: "This file is larger than 10 MB. Choose a smaller one, or a photo of each page.",
  done: "{name} is uploaded.",
  cancel: "Cancel",
  retry: "Try again",
  remove: "Remove",
  photo: "Take a photo",
  drop: "You can also drop files here.",
} as const;

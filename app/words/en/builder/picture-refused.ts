/** Why a picture of the home was not taken. */
export default {
  "not-found": "This form is not known.",
  "not-a-jpeg": "This picture could not be read. Choose a JPG, PNG or HEIC picture.",
  "too-large": "This picture is too large.",
  "too-many": "This form has had 20 pictures. Use one of those it has.",
  rate: "You’ve added many pictures in a short time. Try again in a few minutes.",
} as const;

export const proofWords = {
  working: {
    title: "One moment",
    text: "Many forms are being started. Your device does a short calculation, which keeps robots out, and then the form is sent automatically.",
  },
  failed: {
    title: "This form was not sent",
    text: "Many forms are being started, and this browser could not do the calculation that keeps robots out. Try again in an hour, or with another browser; your form stays here.",
  },
};

/** In localStorage while this browser keeps answers: since when, in milliseconds. Asked before anything larger is loaded. */
export const lastMark = "rf-last";

/** At the end of an address: whoever used this device is to be forgotten, with what the browser keeps. */
export const forgottenHash = "#forgotten";

/** Name of the field that a start posts them in. */
export const lastName = "last";

/** Why a form could not be brought in line with a changed law. */
export default {
  conflict: "Your draft was changed somewhere else. Below is how it is now: look at it, then press again.",
  "wrong-state": "The form cannot be changed in the state it is in now.",
  refused:
    "The form needs something else before it can be published. The last step of the builder lists it, with the way to each place.",
  "too-large": "The form would be longer than a form may be. Shorten it in the builder first.",
} as const;

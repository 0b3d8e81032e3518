/** The second of two presses that cancel Pro. */
export default {
  title: "Cancel Pro",
  /** {day}: "November 3, 2027", in bold. */
  until: "Pro lasts until {day}. Nothing more is charged.",
  /** {days}: a number above one. */
  grace:
    "Forms beyond the free limits continue for {days} more days. Then the form with the newest application stays open, and the others are paused.",
  stays: "What was sent can always be read, decided and exported. Your credits stay.",
  cancel: "Cancel Pro",
  keep: "Keep it",
} as const;

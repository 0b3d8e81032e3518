/** Where an open application stands in its list, between "previous" and "next". */
export default {
  of: "{at} of {total}",
  /** Nobody has counted further. */
  ofMore: "{at} of {total}+",
} as const;

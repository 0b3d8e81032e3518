export const sources: Record<string, string> = {
  purchase: "bought",
  voucher: "from a voucher",
  welcome: "to welcome you",
  goodwill: "from us",
};

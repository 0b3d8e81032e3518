import { describe, expect, it } from "vitest";
import { clientAddress, networkOf } from "../../../app/platform/client-address";
import { costOf } from "../../../app/platform/proof-of-work/challenge";

describe("the difficulty of a calculation", () => {
  it.each([
    [20, 5000],
    [39, 5000],
    [40, 10_000],
    [80, 20_000],
    [100_000, 20_000],
  ])("rises after %i in an hour of which 20 are free", (count, cost) => {
    expect(costOf(count, 20)).toBe(cost);
  });
});

describe("the network of an IP address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:7:1:2:3:4:5", "2001:db8:7::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["::1", "0:0:0::/48"],
    ["", null],
  ])("of %s is %s", (address, network) => {
    const request = new Request("http://localhost/", address ? { headers: { "CF-Connecting-IP": address } } : {});
    expect(networkOf(clientAddress(request))).toBe(network);
  });
});

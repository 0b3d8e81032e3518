import { describe, expect, it } from "vitest";
import { databaseValue, deviceStorage, hasDatabases, storageOf, tabStorage } from "../../app/kernel/browser-storage";

const full = {
  getItem: () => "{",
  setItem() {
    throw new DOMException("full", "QuotaExceededError");
  },
} as unknown as Storage;

describe("browser storage that does not work", () => {
  // On the server, too, there is no window at all.
  it.each([
    [
      "closed",
      storageOf(() => {
        throw new DOMException("closed", "SecurityError");
      }),
    ],
    ["null", storageOf(() => null)],
    ["missing, for the device", deviceStorage],
    ["missing, for the tab", tabStorage],
  ])("does not throw where it is %s", (_kind, storage) => {
    expect(storage.write("key", "value")).toBe(false);
    expect([storage.read("key"), storage.readJson("key"), storage.names()]).toEqual([null, null, []]);
    expect(() => storage.remove("key")).not.toThrow();
  });

  it("reports that it is full, and reads invalid JSON as nothing", () => {
    expect(storageOf(() => full).write("key", "value")).toBe(false);
    expect(storageOf(() => full).readJson("key")).toBeNull();
  });

  it("offers no IndexedDB either", async () => {
    const value = databaseValue<string>("name", "store", "key");
    expect(hasDatabases()).toBe(false);
    expect([await value.write("text"), await value.read()]).toEqual([false, null]);
    expect(() => value.remove()).not.toThrow();
  });
});

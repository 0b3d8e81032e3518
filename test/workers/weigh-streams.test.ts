import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { weighStreams } from "../../app/files/pdf/weigh-streams";

const head = "%PDF-1.4\n1 0 obj <</Filter/FlateDecode>> stream\n";

function pdfOf(unpackedBytes: number): Uint8Array {
  return Buffer.concat([
    Buffer.from(head),
    deflateSync(Buffer.alloc(unpackedBytes)),
    Buffer.from("\nendstream endobj\n"),
  ]);
}

// Red with DecompressionStream: in workerd it drops what was not read yet once bytes follow the end of its data.
it("the sizes of PDF streams are measured in workerd as in Node", async () => {
  await expect(weighStreams(pdfOf(40_000_000), false)).resolves.toBeUndefined();
  await expect(weighStreams(pdfOf(49_000_000), false)).rejects.toThrow("too-costly");
  await expect(weighStreams(pdfOf(100_000_000), false)).rejects.toThrow("too-costly");
});

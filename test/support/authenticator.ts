import { Buffer } from "node:buffer";

/** An authenticator in software: ES256, resident, user verified. What it signs can be bent for attacks. */
export type Authenticator = Awaited<ReturnType<typeof anAuthenticator>>;
type Bent = { origin?: string; rpId?: string; flags?: number; challenge?: string; type?: string };

const UP_UV = 0x05;
const ATTESTED = 0x40;
const b64 = (bytes: Uint8Array | Buffer) => Buffer.from(bytes).toString("base64url");

export async function anAuthenticator(origin: string) {
  const id = crypto.getRandomValues(new Uint8Array(16));
  const keys = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const jwk = (await crypto.subtle.exportKey("jwk", keys.publicKey)) as { x: string; y: string };
  const host = new URL(origin).hostname;

  function clientData(challenge: string, type: string, bent: Bent): Buffer {
    const data = { type: bent.type ?? type, challenge: bent.challenge ?? challenge, origin: bent.origin ?? origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }

  async function authenticatorData(flags: number, bent: Bent, rest: Buffer = Buffer.alloc(0)): Promise<Buffer> {
    const party = await crypto.subtle.digest("SHA-256", Buffer.from(bent.rpId ?? host));
    return Buffer.concat([Buffer.from(party), Buffer.from([bent.flags ?? flags]), Buffer.alloc(4), rest]);
  }

  return {
    id: b64(id),
    /** Answers `navigator.credentials.create`. */
    async create(options: { challenge: string }, bent: Bent = {}) {
      const x = Buffer.from(jwk.x, "base64url");
      const y = Buffer.from(jwk.y, "base64url");
      // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const cose = Buffer.concat([
        Buffer.from("a50102032620012158", "hex"),
        Buffer.from([32]),
        x,
        Buffer.from("225820", "hex"),
        y,
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), Buffer.from(id), cose]);
      const authData = await authenticatorData(UP_UV | ATTESTED, bent, attested);
      const head = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
      ]);
      const attestation = Buffer.concat([
        head,
        text("authData"),
        Buffer.from([0x59, authData.length >> 8, authData.length & 255]),
        authData,
      ]);
      const response = {
        clientDataJSON: b64(clientData(options.challenge, "webauthn.create", bent)),
        attestationObject: b64(attestation),
        transports: ["internal"],
      };
      return { id: b64(id), rawId: b64(id), type: "public-key", response, clientExtensionResults: {} };
    },
    /** Answers `navigator.credentials.get`. */
    async get(options: { challenge: string }, bent: Bent = {}) {
      const data = clientData(options.challenge, "webauthn.get", bent);
      const authData = await authenticatorData(UP_UV, bent);
      const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(data)));
      const signed = Buffer.concat([authData, hash]);
      const raw = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, new Uint8Array(signed));
      const response = {
        clientDataJSON: b64(data),
        authenticatorData: b64(authData),
        signature: b64(toDer(Buffer.from(raw))),
      };
      return { id: b64(id), rawId: b64(id), type: "public-key", response, clientExtensionResults: {} };
    },
  };
}

/** A short CBOR text. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** From r and s one after the other to the ASN.1 that authenticators send. */
function toDer(raw: Buffer): Buffer {
  const integers = [raw.subarray(0, 32), raw.subarray(32)].map((part) => {
    let bytes = part;
    while (bytes.length > 1 && bytes[0] === 0 && (bytes[1] ?? 0) < 128) bytes = bytes.subarray(1);
    if ((bytes[0] ?? 0) >= 128) bytes = Buffer.concat([Buffer.from([0]), bytes]);
    return Buffer.concat([Buffer.from([2, bytes.length]), bytes]);
  });
  const body = Buffer.concat(integers);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

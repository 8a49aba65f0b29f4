import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What a page hands to the browser's passkeys. */
interface PageOptions {
  readonly challenge: string;
}

/** A passkey of a device: what is stored of it, and its answers. It verifies its user unless it is said not to. */
export function passkeyOf(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16).toString("base64url");
  const answer = ({ challenge }: PageOptions, { isVerified = true } = {}): string => {
    const client = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }));
    const flags = isVerified ? 5 : 1;
    const data = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags, 0, 0, 0, 1])]);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
    const response = {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    };
    return JSON.stringify({ id, rawId: id, type: "public-key", response, clientExtensionResults: {} });
  };
  return { row: { id, public_key: coseKey(x, y), counter: 0, transports: "" }, answer };
}

/** The options on a page that offers passkeys. */
export function passkeyOptionsOn(html: string): PageOptions {
  const json = /data-passkey="([^"]*)"/.exec(html)?.[1] ?? "{}";
  return JSON.parse(json.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as PageOptions;
}

/** An ES256 key as COSE writes it: a CBOR map of kind, algorithm, curve and point. */
function coseKey(x: string, y: string): Buffer {
  const head = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]);
  const [ofX, ofY] = [Buffer.from([0x21, 0x58, 32]), Buffer.from([0x22, 0x58, 32])];
  return Buffer.concat([head, ofX, Buffer.from(x, "base64url"), ofY, Buffer.from(y, "base64url")]);
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

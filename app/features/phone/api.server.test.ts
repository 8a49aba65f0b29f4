import { describe, expect, test } from "vitest";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { codeSentTo, newBrowser, newPhone, wrongCode } from "../../../tests/factories/phone.ts";
import { phoneApi } from "./api.server.ts";
import { checkPhoneProof } from "./phone.server.ts";

testDatabase();
const app = apiApp([phoneApi], async () => undefined);

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string }[];
  readonly data?: { readonly proof: string };
}
async function post(
  path: string,
  body: object,
  { key = crypto.randomUUID(), lang = "en", from = "203.0.113.1" } = {},
): Promise<Answer> {
  const answer = await app.request(
    `/v3/phone/codes${path}?lang=${lang}`,
    { method: "POST", headers: { "idempotency-key": key }, body: JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: from } } },
  );
  return { status: answer.status, ...((await answer.json()) as object) };
}
const visitor = () => ({ phone: newPhone(), purpose: "test-drive", browser: newBrowser() });

describe("POST v3 phone/codes", () => {
  test("sends a code once for one key, and says no more than when the next one may be requested", async () => {
    const [body, key] = [visitor(), crypto.randomUUID()];
    const first = await post("", body, { key });
    expect(first).toEqual({ status: 200, data: { expiresIn: 300, resendIn: 60 } });
    const code = await codeSentTo(body.phone);
    expect(await post("", body, { key })).toEqual(first);
    expect(await codeSentTo(body.phone)).toBe(code);
  });

  test.each([
    ["en", "A code is on its way."],
    ["ar", "الرمز في طريقه إليك."],
  ])("refuses the next one in %s, with the seconds to wait", async (lang, sentence) => {
    const body = visitor();
    await post("", body);
    expect(await post("", body, { lang })).toMatchObject({
      status: 429,
      code: "code-too-soon",
      resendIn: 60,
      message: expect.stringContaining(sentence),
    });
  });

  test.each([
    ["phone", "call me"],
    ["phone", ""],
    ["purpose", "binding"],
    ["browser", "short"],
    ["work", 1],
  ])("refuses %s %j", async (path, value) => {
    expect(await post("", { ...visitor(), [path]: value })).toMatchObject({
      status: 422,
      fields: [{ path }],
    });
  });

  test("refuses a number of a country that is not served", async () => {
    const answer = await post("", { ...visitor(), phone: "+966 55 123 4567" });
    expect(answer).toMatchObject({ status: 422, code: "country-not-served" });
  });

  test("requires a proof of work of an IPv6 network, whichever address of its 64 bits", async () => {
    const from = (last: number) => `2001:db8:1:2::${last.toString(16)}`;
    for (let count = 0; count < 20; count += 1)
      expect(await post("", visitor(), { from: from(count) })).toMatchObject({ status: 200 });
    expect(await post("", visitor(), { from: from(99) })).toMatchObject({
      status: 428,
      code: "work-needed",
      challenge: { parameters: { algorithm: "PBKDF2/SHA-256" }, signature: expect.any(String) },
    });
    expect(await post("", visitor(), { from: "2001:db8:1:3::1" })).toMatchObject({ status: 200 });
  });
});

describe("POST v3 phone/codes/verification", () => {
  test("answers a proof, of which nothing names the number", async () => {
    const body = visitor();
    await post("", body);
    const { status, data } = await post("/verification", { ...body, code: await codeSentTo(body.phone) });
    expect([status, Object.keys(data ?? {})]).toEqual([200, ["proof", "expiresIn", "rememberedDevice"]]);
    const proof = data?.proof ?? "";
    expect(proof).not.toContain(body.phone);
    const at = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
    expect(checkPhoneProof(proof, { ...body, phone: `+974 ${body.phone}` }, at(29))).toBe(true);
    expect(checkPhoneProof(proof, body, at(31))).toBe(false);
    const others = [{ phone: newPhone() }, { purpose: "lead" }, { browser: newBrowser() }];
    for (const other of others) expect(checkPhoneProof(proof, { ...body, ...other }, at(0))).toBe(false);
    const [end = "", signature = ""] = proof.split(".");
    for (const forged of ["", ".", `zzzzzzzz.${signature}`, `${end}.${"A".repeat(43)}`, `${proof}A`])
      expect(checkPhoneProof(forged, body, at(0))).toBe(false);
  });

  test("takes a code as it is pasted, and one key has one answer", async () => {
    const [body, key] = [visitor(), crypto.randomUUID()];
    await post("", body);
    const code = await codeSentTo(body.phone);
    const pasted = `${code.slice(0, 3)} ${code.slice(3)}`.replace(
      /\d/g,
      (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "",
    );
    const first = await post("/verification", { ...body, code: pasted }, { key });
    expect(first.status).toBe(200);
    expect(await post("/verification", { ...body, code: pasted }, { key })).toEqual(first);
  });

  test("counts a refused try, and says how many are left", async () => {
    const body = visitor();
    await post("", body);
    const code = wrongCode(await codeSentTo(body.phone));
    const answers = [];
    for (let round = 0; round < 6; round += 1) answers.push(await post("/verification", { ...body, code }));
    expect(answers).toMatchObject([
      ...[4, 3, 2, 1, 0].map((triesLeft) => ({ status: 422, code: "code-wrong", triesLeft })),
      { status: 429, code: "tries-used-up" },
    ]);
  });

  test.each(["12345", "1234567", "12345a", ""])("refuses the code %j", async (code) => {
    expect(await post("/verification", { ...visitor(), code })).toMatchObject({
      status: 422,
      fields: [{ path: "code" }],
    });
  });

  test("a number without a code and one whose code is over answer alike", async () => {
    expect(await post("/verification", { ...visitor(), code: "123456" }, { lang: "ar" })).toMatchObject({
      status: 410,
      code: "code-expired",
      message: "لم يعد هذا الرمز صالحاً. اطلب رمزاً جديداً.",
    });
  });
});

describe("the channels of a code", () => {
  test("are those of the installation", async () => {
    const answer = await app.request("/v3/phone/channels");
    expect(await answer.json()).toEqual({ data: { channels: ["sms", "whatsapp"] } });
  });

  test("one is chosen, and what became of the code is shown to its browser alone", async () => {
    const body = visitor();
    expect(await post("", { ...body, channel: "whatsapp" })).toMatchObject({ status: 200 });
    expect(await post("/delivery", body)).toEqual({
      status: 200,
      data: { channel: "whatsapp", state: "waiting" },
    });
    for (const other of [{ browser: newBrowser() }, { purpose: "lead" }, { phone: newPhone() }])
      expect(await post("/delivery", { ...body, ...other })).toMatchObject({ status: 404 });
  });

  test("another one is refused", async () => {
    expect(await post("", { ...visitor(), channel: "mail" })).toMatchObject({
      fields: [{ path: "channel" }],
    });
  });
});

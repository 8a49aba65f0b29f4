import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readDraft } from "#app/ui/form/draft.ts";
import { sendLead } from "./send-lead.ts";

const requests: { key: string; body: unknown; bearer: string | undefined }[] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  requests.length = 0;
  const storage = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  vi.stubGlobal(
    "fetch",
    (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      const { "idempotency-key": key = "", authorization: bearer } = headers;
      requests.push({ key, body: JSON.parse(body), bearer });
      return answer();
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const visitors = { language: "en", token: undefined } as const;
const send = (values: Record<string, string>, filledInMs: number) =>
  sendLead({ ...visitors, form: "offer", values, body: { ...values, filledInMs }, shown: ["mobile"] });
const json = (status: number, body: unknown) => async () => Response.json(body, { status });

test("after a lost connection the same request goes out under the same key with the same body", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  expect(await send({ mobile: "55123456" }, 4_000)).toMatchObject({ ok: false, problems: {} });
  answer = json(200, { data: { id: "1" } });
  expect(await send({ mobile: "55123456" }, 9_000)).toEqual({ ok: true, id: "1" });
  expect(requests[1]).toEqual(requests[0]);
});

describe("a customer's lead", () => {
  const sending = { form: "offer", values: { mobile: "1" }, body: {}, language: "en", shown: [] } as const;
  const taken = { id: "1", isPhoneConfirmed: true };

  test("goes out with their token", async () => {
    answer = json(200, { data: taken });
    expect(await sendLead({ ...sending, token: "t" })).toEqual({ ok: true, ...taken });
    expect(requests.map(({ bearer }) => bearer)).toEqual(["Bearer t"]);
  });

  test("is a visitor's where the session has ended: the same request under the same key, on the same page", async () => {
    const dispatched = vi.fn();
    vi.stubGlobal("dispatchEvent", dispatched);
    const answers = [json(401, { code: "not-signed-in", message: "" }), json(200, { data: taken })];
    answer = () => (answers.shift() ?? expect.unreachable())();
    expect(await sendLead({ ...sending, token: "t" })).toMatchObject({ ok: true });
    expect(requests.map(({ bearer }) => bearer)).toEqual(["Bearer t", undefined]);
    expect(requests[1]?.key).toBe(requests[0]?.key);
    expect(dispatched).not.toHaveBeenCalled();
  });
});

test("until it is sent, what was left empty is stored as empty", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  const sending = { form: "offer", values: { mobile: "55123456" }, body: {} } as const;
  await sendLead({ ...visitors, ...sending, shown: ["mobile", "email"] });
  expect(readDraft("offer")?.values).toEqual({ mobile: "55123456", email: "" });
});

test("changed values are another request", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  await send({ mobile: "55123456" }, 4_000);
  await send({ mobile: "55123457" }, 5_000);
  expect(requests[1]?.key).not.toBe(requests[0]?.key);
});

test("so are other answers that go along with the same values", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  const values = { mobile: "55123456" };
  for (const count of [40, 41])
    await sendLead({ ...visitors, form: "fleet", values, about: { count }, body: { count }, shown: [] });
  expect(requests[1]?.key).not.toBe(requests[0]?.key);
});

test("a refused field shows its error; what it was sent under is over, what was typed is not", async () => {
  answer = json(422, {
    code: "invalid-input",
    message: "",
    fields: [{ path: "mobile", message: "Wrong Format" }],
  });
  expect(await send({ mobile: "4" }, 4_000)).toMatchObject({
    ok: false,
    problems: { mobile: "wrong-format" },
  });
  expect(readDraft("offer")).toEqual({ values: { mobile: "4" } });
});

test.each([
  [500, "Something went wrong on our side.", /An error occurred while submitting the form/],
  [429, "Too many requests. Please wait a moment and try again.", /Too many requests/],
])("a failure as a whole (%i) is one sentence", async (status, message, sentence) => {
  answer = json(status, { code: "x", message });
  const sent = await send({ mobile: "55123456" }, 4_000);
  expect(sent).toMatchObject({ ok: false, problems: {}, sentence: expect.stringMatching(sentence) });
});

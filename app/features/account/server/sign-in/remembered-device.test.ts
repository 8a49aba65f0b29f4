import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { config, listensOn } from "#app/platform/config.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { rememberDevice, rememberedDevice } from "./remembered-device.server.ts";

testDatabase({ jobs: false });
const app = new Hono();
app.get("/remember/:id", (context) => {
  rememberDevice(context, context.req.param("id"));
  return context.text("");
});
app.get("/device/:id", (context) =>
  context.text(rememberedDevice(context, context.req.param("id")) ?? "none"),
);

async function remember(id: string, cookie = ""): Promise<string> {
  const [line = ""] = (await app.request(`/remember/${id}`, { headers: { cookie } })).headers.getSetCookie();
  return line;
}
const pairOf = (line: string) => line.split(";")[0] ?? "";
const known = async (id: string, cookie: string) =>
  (await app.request(`/device/${id}`, { headers: { cookie } })).text();

test("a browser is known for the accounts that signed in with it, and for no others", async () => {
  const noora = pairOf(await remember("noora"));
  const both = pairOf(await remember("khalid", noora));
  expect(await known("noora", both)).toMatch(/^[\w-]{22}$/);
  expect(await known("khalid", both)).toBe(await known("noora", both));
  expect(await known("khalid", noora)).toBe("none");
  expect(await known("maha", both)).toBe("none");
});

test.each([
  ["no cookie", ""],
  ["nothing in it", "marsa_device="],
  ["a made-up proof", `marsa_device=${"A".repeat(22)}.${"A".repeat(22)}`],
  ["nonsense", "marsa_device=../../x"],
])("%s: not known", async (_, cookie) => expect(await known("noora", cookie)).toBe("none"));

test("a proof is of its device: put beside another one it says nothing", async () => {
  const [one = "", other = ""] = [pairOf(await remember("noora")), pairOf(await remember("noora"))];
  const mixed = `${one.split(".")[0]}.${other.split(".")[1]}`;
  expect(await known("noora", mixed)).toBe("none");
});

test("it names nobody and stays short, however many people use a browser", async () => {
  let cookie = "";
  for (let n = 0; n < 12; n += 1) cookie = pairOf(await remember(`customer-${n}`, cookie));
  expect(cookie).not.toContain("customer");
  expect(cookie.length).toBeLessThan(200);
  expect(await known("customer-11", cookie)).not.toBe("none");
});

describe("its name and attributes", () => {
  test("over plain http, on this machine", async () => {
    expect(await remember("noora")).toMatch(
      /^marsa_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
  describe("behind https", () => {
    beforeAll(() => {
      Object.assign(config.env, { MARSA_ORIGIN: "https://marsa.example" });
      listensOn(443);
    });
    test("it is bound to this host", async () => {
      expect(await remember("noora")).toMatch(
        /^__Host-marsa_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    });
  });
});

import { Hono } from "hono";
import { expect, test } from "vitest";
import { inReadersDigits } from "./readers-digits.ts";

const app = new Hono();
app.use(inReadersDigits);
app.get("/:language", (context) => {
  context.header("Set-Cookie", "seen=1");
  return context.html(`<html lang="${context.req.param("language")}"><p>12:30</p></html>`, 201);
});
app.get("/calls/:number", (context) => context.json({ number: context.req.param("number") }));

const read = async (path: string, cookie = "") => {
  const answer = await app.request(path, { headers: { cookie } });
  return { status: answer.status, cookie: answer.headers.get("set-cookie"), text: await answer.text() };
};

test.each([
  ["ar", "digits=arabic-indic", "<p>١٢:٣٠</p>"],
  ["ar", "lang=ar; digits=arabic-indic", "<p>١٢:٣٠</p>"],
  ["ar", "digits=latin", "<p>12:30</p>"],
  ["ar", "digits=roman", "<p>12:30</p>"],
  ["ar", "", "<p>12:30</p>"],
  ["en", "digits=arabic-indic", "<p>12:30</p>"],
])("a page in %s for a reader with %j", async (language, cookie, line) => {
  const answer = await read(`/${language}`, cookie);
  expect(answer).toEqual({
    status: 201,
    cookie: "seen=1",
    text: `<html lang="${language}">${line}</html>`,
  });
});

test("what is no page is left alone", async () => {
  expect((await read("/calls/12", "digits=arabic-indic")).text).toBe('{"number":"12"}');
});

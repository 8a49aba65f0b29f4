import nodemailer from "nodemailer";
import { describe, expect, test } from "vitest";
import { envelopeOf } from "./mail-server.server.ts";

const mail = {
  id: "0198",
  recipient: "mariam@example.com",
  subject: "سيارة واحدة ضمن بحثك",
  html: "<p>One car</p>",
  plain: "One car",
  calendar: null,
  unsubscribe: null,
  attachment: null,
  in_reply_to: null,
};

/** The mail as it goes to a server. */
async function sourceOf(more: Partial<Parameters<typeof envelopeOf>[0]>) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await transport.sendMail(envelopeOf({ ...mail, ...more }));
  return String(message);
}

describe("a mail at the mail server", () => {
  test("names one recipient, and the same message however often it is tried", async () => {
    const [source, again] = [await sourceOf({}), await sourceOf({})];
    const idOf = (text: string) => /^Message-ID: (.+)$/m.exec(text)?.[1];
    expect(source).toMatch(/^To: mariam@example\.com$/m);
    expect(idOf(source)).toMatch(/^<0198@.+>$/);
    expect(idOf(again)).toBe(idOf(source));
    expect(source).not.toMatch(/List-Unsubscribe|In-Reply-To|References/);
  });

  test("says that a machine wrote it, which no absence note answers (RFC 3834)", async () => {
    const source = await sourceOf({ unsubscribe: "https://marsa.example/end" });
    expect(source).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(source).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply$/m);
  });

  test("belongs to the thread of the mail that it follows", async () => {
    const [first, source] = [await sourceOf({}), await sourceOf({ id: "0199", in_reply_to: "0198" })];
    const [, id = ""] = /^Message-ID: (.+)$/m.exec(first) ?? [];
    expect(/^In-Reply-To: (.+)$/m.exec(source)?.[1]).toBe(id);
    expect(/^References: (.+)$/m.exec(source)?.[1]).toBe(id);
    expect(/^Message-ID: (.+)$/m.exec(source)?.[1]).toBe(id.replace("0198", "0199"));
  });

  test("is ended with one click where it says how (RFC 8058)", async () => {
    const source = await sourceOf({ unsubscribe: "https://marsa.example/api/v1/cpov/alerts/t/end" });
    expect(source).toMatch(/^List-Unsubscribe: <https:\/\/marsa\.example\/api\/v1\/cpov\/alerts\/t\/end>$/m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });

  test("carries a file under its name and type", async () => {
    const attachment = { name: "lead.xml", type: "application/x-adf+xml", content: "<adf>نورة</adf>" };
    const source = await sourceOf({ attachment });
    expect(source).toMatch(/^Content-Type: application\/x-adf\+xml; charset=utf-8;\s+name=lead\.xml$/m);
    expect(source).toMatch(/^Content-Disposition: attachment; filename=lead\.xml$/m);
    expect(source).toContain(Buffer.from(attachment.content).toString("base64"));
  });

  test("carries a calendar entry with the method that the entry has (RFC 6047)", async () => {
    const calendar = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
    expect(await sourceOf({ calendar })).toMatch(/^Content-Type: text\/calendar;.*method=CANCEL/m);
  });
});

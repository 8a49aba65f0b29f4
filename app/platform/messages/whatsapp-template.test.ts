import { expect, test } from "vitest";
import { shownByWhatsApp, templateMessage } from "./whatsapp-template.ts";

const templates = { code: "marsa_code", text: "marsa_text" };
const message = { id: "0198-a", recipient: "+97455123456", language: "ar", plain: "" };

test("a code goes by the template for codes: in its text and in its button, and nothing else of us", () => {
  const plain = "123456 is your code.\n\n@marsa.example #123456";
  expect(templateMessage({ ...message, plain, code: "123456" }, templates)).toEqual({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: "97455123456",
    type: "template",
    template: {
      name: "marsa_code",
      language: { code: "ar" },
      components: [
        { type: "body", parameters: [{ type: "text", text: "123456" }] },
        { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: "123456" }] },
      ],
    },
    biz_opaque_callback_data: "0198-a",
  });
});

test.each([
  ["موعدك غداً\nالساعة 9", "موعدك غداً · الساعة 9"],
  ["Your car\n\n\tis   ready ", "Your car · is ready"],
  ["x".repeat(1_001), `${"x".repeat(999)}…`],
])("the text %j is the value %j of the other template", (plain, value) => {
  const { template } = templateMessage({ ...message, plain }, templates);
  expect(template).toEqual({
    name: "marsa_text",
    language: { code: "ar" },
    components: [{ type: "body", parameters: [{ type: "text", text: value }] }],
  });
});

test("a demo shows a code as WhatsApp words it", () => {
  expect(shownByWhatsApp("123456", "en")).toMatch(/^123456 is your verification code\./);
  expect(shownByWhatsApp("123456", "ar")).toContain("123456");
});

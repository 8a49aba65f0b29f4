import type { Language } from "#app/i18n/language.ts";

/** The longest value that a template takes. */
const longestValue = 1_000;

interface TemplateMessage {
  readonly id: string;
  /** As it is dialled from anywhere. */
  readonly recipient: string;
  readonly language: string;
  readonly plain: string;
  /** The code, where the message holds one. */
  readonly code?: string | undefined;
}
/** The names of templates that Meta has approved, each in both languages. */
interface Templates {
  /** Of the category "authentication", whose words are Meta's: it takes the code alone. */
  readonly code: string;
  /** Of the category "utility", with one variable: the text. */
  readonly text: string;
}

/** The body of a message to Meta's Cloud API. What a business begins has to be a template. */
export function templateMessage(message: TemplateMessage, { code, text }: Templates) {
  const { id, recipient, language } = message;
  const value = [{ type: "text", text: message.code ?? asValue(message.plain) }];
  const body = { type: "body", parameters: value };
  const button = { type: "button", sub_type: "url", index: "0", parameters: value };
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: recipient.replace("+", ""),
    type: "template",
    template: {
      name: message.code === undefined ? text : code,
      language: { code: language },
      components: message.code === undefined ? [body] : [body, button],
    },
    // Comes back with each status of the message.
    biz_opaque_callback_data: id,
  };
}

/** A text as the value of a template: without line breaks and rows of blanks, which WhatsApp refuses. */
function asValue(plain: string): string {
  const lines = plain.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const value = lines.filter((line) => line !== "").join(" · ");
  return value.length > longestValue ? `${value.slice(0, longestValue - 1)}…` : value;
}

/** What a template's reader sees, as far as we know: the words of a code are Meta's. */
export function shownByWhatsApp(code: string, language: Language): string {
  return language === "ar"
    ? `رمز التحقق الخاص بك هو ${code}. للحفاظ على أمانك، لا تشارك هذا الرمز.`
    : `${code} is your verification code. For your security, do not share this code.`;
}

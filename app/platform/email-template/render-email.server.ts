import { withCommas } from "#app/i18n/comma.ts";
import { config } from "../config.server.ts";
import type { EmailContent } from "./email-content.ts";
import { emailHtml } from "./email-html.server.ts";
import { greetingOf } from "./greeting.ts";

/** The parts of an email: subject, HTML and plain text. */
export async function renderEmail(
  content: EmailContent,
): Promise<{ readonly subject: string; readonly html: string; readonly text: string }> {
  return { subject: content.subject, html: await emailHtml(content), text: plainText(content) };
}

function plainText(content: EmailContent): string {
  const { paragraphs, highlight, facts = [], button, link, ways, note, language } = content;
  const about = highlight === undefined ? [] : [highlight.day, `${highlight.hours} (${highlight.zone})`];
  const blocks = [
    [greetingOf(content)],
    ...paragraphs.map((paragraph) => [paragraph]),
    about,
    facts.map(({ name, value, code }) => `${name}: ${[value, code].filter(Boolean).join(" ")}`),
    [`${button.label}:`, button.href],
    link === undefined ? [] : [`${link.label}:`, link.href],
    ...(ways?.links ?? []).map(({ label, href }) => [`${withCommas([ways?.name, label], language)}:`, href]),
    note === undefined ? [] : [note],
    [config.served.name[language]],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

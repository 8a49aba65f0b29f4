import { config } from "../config.server.ts";
import { greetingOf } from "./greeting.ts";
import type { Letter } from "./letter.ts";
import { letterPage } from "./letter-page.server.ts";

/** A letter as the parts of a mail. */
export async function writeLetter(
  letter: Letter,
): Promise<{ readonly subject: string; readonly html: string; readonly text: string }> {
  return { subject: letter.subject, html: await letterPage(letter), text: plainText(letter) };
}

function plainText(letter: Letter): string {
  const { paragraphs, highlight, facts = [], button, link, ways, note, language } = letter;
  const about = highlight === undefined ? [] : [highlight.day, `${highlight.hours} (${highlight.zone})`];
  const blocks = [
    [greetingOf(letter)],
    ...paragraphs.map((paragraph) => [paragraph]),
    about,
    facts.map(({ name, value, code }) => `${name}: ${[value, code].filter(Boolean).join(" ")}`),
    [`${button.label}:`, button.href],
    link === undefined ? [] : [`${link.label}:`, link.href],
    ...(ways?.links ?? []).map(({ label, href }) => [`${ways?.name}, ${label}:`, href]),
    note === undefined ? [] : [note],
    [config.served.name[language]],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

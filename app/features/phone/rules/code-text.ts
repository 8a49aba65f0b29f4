import type { Language } from "#app/i18n/language.ts";

interface CodeText {
  readonly code: string;
  /** The importer's name. */
  readonly name: string;
  /** The host of the site, to which browsers bind the code. */
  readonly host: string;
  readonly language: Language;
}

const sentences: Readonly<Record<Language, (code: string, name: string) => string>> = {
  en: (code, name) => `${code} is your ${name} code. Valid for 5 minutes; share it with nobody.`,
  ar: (code, name) => `رمزك لدى ${name}: ${code}، صالح 5 دقائق.`,
};

/** The SMS of a code. Its last line is what browsers fill the code in by, on this host alone. */
export function codeText({ code, name, host, language }: CodeText): string {
  return `${sentences[language](code, name)}\n\n@${host} #${code}`;
}

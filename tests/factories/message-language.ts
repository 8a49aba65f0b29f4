import { noteUsedLanguage } from "#app/features/account/server/customers/message-language.server.ts";
import type { Language } from "#app/i18n/language.ts";

/** Does what a sign-in in a language does: messages to the customer come in it. */
export const messagesIn: (customerId: string, language: Language) => Promise<void> = noteUsedLanguage;

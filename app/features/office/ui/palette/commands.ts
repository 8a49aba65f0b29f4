import type { Deed } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { officeWords } from "../../words.ts";
import type { MenuWord } from "../frame/navigation.tsx";
import type { Location } from "../frame/session-context.ts";
import { foldedText, onLatinKeys } from "./typed-text.ts";
import { commandWords } from "./words.ts";

/** Something that the palette does: it opens an address, chooses a location, or changes the session. */
export interface Command {
  readonly id: string;
  /** Both languages: a deed is found by what it is called in either. */
  readonly label: Readonly<Record<Language, string>>;
  readonly to?: string;
  readonly location?: string;
  readonly run?: "language" | "sign-out";
}
interface Place {
  readonly to: string;
  readonly word: MenuWord;
  readonly deed?: Deed;
}
type Own = "new-visit" | "close-day" | "campaigns" | "links" | "documents" | "privacy";

const deeds: readonly { readonly id: Own; readonly deed: Deed; readonly to: string }[] = [
  { id: "new-visit", deed: "appointment.book", to: "/service?new=visit" },
  { id: "close-day", deed: "capacity.close-day", to: "/capacity?close=day" },
  { id: "campaigns", deed: "campaign-request.answer", to: "/leads/campaigns" },
  { id: "links", deed: "car-link.answer", to: "/people?waiting=links" },
  { id: "documents", deed: "document.answer", to: "/people?waiting=documents" },
  { id: "privacy", deed: "privacy.view", to: "/people?waiting=privacy" },
];

/**
 * Everything that the member of staff may do from anywhere: the screens of their menu, deeds, the locations that they may choose
 * from, language, sign-out.
 */
export function commandsFor(
  places: readonly Place[],
  locations: readonly Pick<Location, "id" | "name">[],
  may: (deed: Deed) => boolean,
): Command[] {
  const [en, ar] = [commandWords.of("en"), commandWords.of("ar")];
  const named = (id: Own | "language" | "sign-out") => ({ id, label: { en: en[id], ar: ar[id] } });
  return [
    ...deeds.filter(({ deed }) => may(deed)).map(({ id, to }) => ({ ...named(id), to })),
    ...places
      .filter(({ deed }) => deed === undefined || may(deed))
      .map(({ to, word }) => ({
        id: `go ${to}`,
        to,
        label: { en: en.goTo(officeWords.of("en")[word]), ar: ar.goTo(officeWords.of("ar")[word]) },
      })),
    ...(locations.length > 1 ? locations : []).map(({ id, name }) => ({
      id: `at ${id}`,
      location: id,
      label: { en: en.at(name), ar: ar.at(name) },
    })),
    { ...named("language"), run: "language" },
    { ...named("sign-out"), run: "sign-out" },
  ];
}

/** Those of which every typed word begins a word, in either language, or on the keys of the other keyboard. */
export function commandsMatching(commands: readonly Command[], typed: string): Command[] {
  const ways = [typed, onLatinKeys(typed)].map((way) => foldedText(way).split(" ").filter(Boolean));
  if (ways[0]?.length === 0) return [...commands];
  return commands.filter(({ label }) => {
    const words = [label.en, label.ar].flatMap((text) => foldedText(text).split(" "));
    return ways.some((typedWords) => typedWords.every((one) => words.some((word) => word.startsWith(one))));
  });
}

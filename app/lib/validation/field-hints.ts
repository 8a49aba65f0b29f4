import { cleanCode, cleanLine } from "../text/clean-text.ts";
import { type HintTexts, hintTexts } from "./hint-texts.ts";
import { holdsExtension, holdsSeveralNumbers } from "./typed-phone.ts";
import { normalize, type PatternProfile, problemOf } from "./validation-patterns.ts";

type HintedPattern = "name" | "nameAr" | "email" | "phone";

/**
 * What exactly of a refused value its pattern does not take, and how to go on, in both languages; undefined for a value that
 * is good or empty. The sentence of the refusal itself stays as it is specified.
 */
export function fieldHint(
  pattern: HintedPattern,
  value: string,
  profile: PatternProfile,
): HintTexts | undefined {
  if (problemOf(pattern, value, profile) !== "wrong-format") return undefined;
  return hintOf[pattern](cleanLine(value));
}

const hintOf: Readonly<Record<HintedPattern, (line: string) => HintTexts>> = {
  name: nameHint,
  nameAr: () => hintTexts.nameNotInArabic,
  email: emailHint,
  phone: phoneHint,
};

const longestName = 30;

function nameHint(line: string): HintTexts {
  const name = normalize("name", line);
  if (name.length > longestName) return hintTexts.nameTooLong;
  if (/\p{N}/u.test(name)) return hintTexts.nameWithDigits;
  const other = /[^A-Za-z\p{Script=Arabic} ]/u.exec(name)?.[0] ?? "";
  return /\p{L}/u.test(other) ? hintTexts.nameInOtherLetters : hintTexts.nameWithSign(other);
}

function emailHint(line: string): HintTexts {
  const address = normalize("email", line);
  if (/[;؛]|@[^@]*@/.test(address)) return hintTexts.emailOfSeveral;
  if (/[,،]/.test(address)) return hintTexts.emailWithComma;
  const [mailbox = "", host] = address.split("@");
  if (host === undefined || mailbox === "" || host === "") return hintTexts.emailWithoutAt;
  if (/\s/.test(address)) return hintTexts.emailWithBlank;
  // Browsers write a domain of other letters in Latin ones ("xn--wgbl6a"), which nobody typed.
  if (/[^\x20-\x7e]/.test(address) || /(?:^|\.)xn--/.test(host)) return hintTexts.emailInOtherLetters;
  const [withoutTag = ""] = mailbox.split("+");
  if (mailbox.includes("+") && withoutTag !== "") return hintTexts.emailWithPlus(`${withoutTag}@${host}`);
  const sign = /[^\w.-]/.exec(mailbox)?.[0] ?? /[^A-Za-z0-9.-]/.exec(host)?.[0];
  if (sign !== undefined) return hintTexts.emailWithSign(sign);
  const labels = host.split(".");
  if (labels.includes("") && labels.filter(Boolean).length > 1) return hintTexts.emailWithDots;
  const ending = labels.at(-1) ?? "";
  if (labels.length < 2 || ending.length < 2) return hintTexts.emailWithoutEnding;
  return ending.length > 4 ? hintTexts.emailEnding(ending) : hintTexts.emailWithDots;
}

const nationalDigits = 8;
/** Of the Gulf and of the countries that most people here come from, where no sign says that it is a dial code. */
const otherDialCodes = /^(?:9(?:6[1-8]|7[1-35-8])|91|92|94|880|977|63|20|249|44|1)/;

/**
 * What is wrong with a telephone number that was typed beside its dial code: the sentence of its hint, or none where the
 * value could become right with the next digits.
 */
function phoneHint(line: string): HintTexts {
  const digits = normalize("phone", line).replace(/\D/g, "");
  const isDialled = /^(?:\+|00)/.test(cleanCode(line).replace(/[()]/g, ""));
  if (holdsExtension(line)) return hintTexts.phoneWithExtension;
  if (holdsSeveralNumbers(line) || (!isDialled && digits.length >= 2 * nationalDigits))
    return hintTexts.phoneOfSeveral;
  if (isDialled && !/^(?:\+|00)974/.test(cleanCode(line).replace(/[()]/g, ""))) return hintTexts.phoneAbroad;
  if (digits.length > nationalDigits && otherDialCodes.test(digits)) return hintTexts.phoneAbroad;
  if (digits.length === nationalDigits && digits.startsWith("4")) return hintTexts.phoneLandline;
  return digits.length === nationalDigits ? hintTexts.phoneWithSigns : hintTexts.phoneDigits(digits.length);
}

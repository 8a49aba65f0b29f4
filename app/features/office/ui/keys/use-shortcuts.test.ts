import { expect, test } from "vitest";
import { nameOf } from "./use-shortcuts.ts";

const press = (key: string, code: string, ctrlKey = false, metaKey = false) =>
  nameOf({ key, code, ctrlKey, metaKey });

test.each([
  ["a letter", press("c", "KeyC"), "c"],
  ["a capital letter", press("C", "KeyC"), "c"],
  ["a letter of another layout, by what it writes", press("c", "KeyI"), "c"],
  ["an Arabic letter, by its place", press("ؤ", "KeyC"), "c"],
  ["two Arabic letters of one key, by its place", press("لا", "KeyB"), "b"],
  ["with control", press("k", "KeyK", true), "ctrl+k"],
  ["with command on an Arabic keyboard", press("ن", "KeyK", false, true), "ctrl+k"],
  ["a sign", press("/", "Slash"), "/"],
  ["a key without a letter", press("Enter", "Enter"), "Enter"],
  ["an Arabic digit, by its place", press("٣", "Digit3"), "3"],
])("%s", (_, name, expected) => expect(name).toBe(expected));

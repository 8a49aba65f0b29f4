import { html } from "hono/html";
import type { Language } from "#app/i18n/language.ts";
import type { FieldName, Problems, Values } from "../rules/account-fields.ts";
import type { Markup } from "./layout.server.ts";
import { problemText } from "./problem-text.ts";

/** What a form shows: submitted values and, after a refused sending, what is wrong with them. */
export interface FormState {
  readonly values: Values;
  readonly problems: Problems;
  /** A sentence about the whole form. */
  readonly refusal?: string | undefined;
}
export const emptyForm: FormState = { values: {}, problems: {} };

interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly type: "text" | "email" | "tel" | "password";
  readonly autocomplete: string;
  readonly hint?: string;
  /** Shown before the value, left to right in both languages. */
  readonly prefix?: string;
}

/** A labelled input with its hint and error, tied together for screen readers. A password is never shown again. */
export function textField(language: Language, field: Field, state: FormState): Markup {
  const { name, label, type, autocomplete, hint, prefix } = field;
  const wrong = state.problems[name];
  const described = [hint === undefined ? "" : `${name}-hint`, wrong === undefined ? "" : `${name}-wrong`]
    .join(" ")
    .trim();
  const isLatin = type === "email" || type === "tel" || type === "password";
  const value = type === "password" ? "" : (state.values[name] ?? "");
  const focus = firstWrong(state) === name ? html` autofocus` : "";
  const input = html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required aria-required="true" maxlength="256"${type === "tel" ? html` inputmode="tel"` : ""}${isLatin ? html` dir="ltr"` : ""}${described === "" ? "" : html` aria-describedby="${described}"`}${wrong === undefined ? "" : html` aria-invalid="true"`}${focus} spellcheck="false"${type === "email" ? html` autocapitalize="none"` : ""}>`;
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint === undefined ? "" : html`<span class="hint" id="${name}-hint">${hint}</span>`}
${prefix === undefined ? input : html`<div class="prefixed"><span aria-hidden="true">${prefix}</span>${input}</div>`}
${wrong === undefined ? "" : html`<span class="wrong" id="${name}-wrong">${problemText(language, wrong, { name, value })}</span>`}
</div>`;
}

/** The sentence about the whole form, read out at once. */
export function refusalBanner(state: FormState): Markup {
  return state.refusal === undefined ? html`` : html`<p class="banner" role="alert">${state.refusal}</p>`;
}

function firstWrong(state: FormState): string | undefined {
  return Object.keys(state.problems)[0];
}

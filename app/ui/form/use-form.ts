import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type FieldProblem, problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { type FormValues, valuesIn } from "./form-values.ts";
import { useAfterPress } from "./use-after-press.ts";

export type { FormValues } from "./form-values.ts";
/** A field's problem by its rule, or the server's own sentence. */
export type ShownProblem = FieldProblem | { readonly sentence: string };
export type ShownProblems = Readonly<Record<string, ShownProblem>>;

/** The outcome of sending: accepted; refused for some fields; or failed as a whole, with a sentence. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: ShownProblems; readonly sentence?: string | undefined };

export interface FormPromises {
  /** The name of its draft. */
  readonly name: string;
  /** The fields in their order. Their inputs bear the same names. */
  readonly fields: readonly string[];
  /** Those of them that no draft stores: passwords and codes. */
  readonly secrets?: readonly string[] | undefined;
  /** The first rule that each field breaks, by a rule's code or in a sentence of the form's own. */
  readonly check: (values: FormValues) => ShownProblems;
  readonly send: (values: FormValues) => Promise<Sent>;
  /** Values for untouched fields, as of a signed-in customer. */
  readonly presets?: FormValues | undefined;
  /** Its page takes it by POST: it can be sent before the page's scripts. */
  readonly isNative?: boolean;
  /** How the server answered the form that was sent so. */
  readonly answered?: Answered | undefined;
}

/** A form that was sent without scripts and could not be taken. */
export interface Answered {
  readonly values: FormValues;
  readonly problems: ShownProblems;
  readonly sentence?: string | undefined;
}

/**
 * A form of uncontrolled inputs, which need nothing but their names: values survive errors and a change of language, and a
 * reload as a draft in the tab's storage. A field is checked when it is left, all of them when the form is sent; a corrected
 * field loses its error at once.
 */
export function useForm({
  name,
  fields,
  secrets = [],
  check,
  send,
  presets,
  isNative,
  answered,
}: FormPromises) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  /** Fields that were edited, here or before a reload: no preset replaces their values. */
  const touched = useRef({ of: "", fields: new Set<string>() });
  const summary = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState<ShownProblems>(answered?.problems ?? {});
  const [sending, setSending] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [failure, setFailure] = useState(answered?.sentence);
  /** Raised by every sending that found problems; it brings the focus to the summary. */
  const [refusals, setRefusals] = useState(0);
  const { afterPress, cancel, onMouseDownCapture } = useAfterPress();
  const valuesNow = (): FormValues => valuesOf(form.current, fields);

  useEffect(() => {
    const drafted = readDraft(name)?.values ?? {};
    if (touched.current.of !== name) {
      // A browser that goes back fills in what stood there, a preset too.
      const filled = Object.entries(valuesOf(form.current, fields)).flatMap(([field, value]) =>
        value === presets?.[field] ? [] : [field],
      );
      touched.current = { of: name, fields: new Set([...filled, ...Object.keys(drafted)]) };
    }
    fill(form.current, drafted);
    // What was typed before a reload is seen again, where the form is folded at first.
    const fold = form.current?.closest("details");
    if (fold && Object.keys(drafted).length > 0) fold.open = true;
    setIsReady(true);
  }, [name, fields, presets]);
  useEffect(() => {
    const untouched = Object.entries(presets ?? {}).filter(([field]) => !touched.current.fields.has(field));
    fill(form.current, Object.fromEntries(untouched), true);
  }, [presets]);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const refuse = (found: ShownProblems) => {
    setProblems(found);
    if (Object.keys(found).length > 0) setRefusals((times) => times + 1);
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = (target as { name?: string }).name ?? "";
    if (!fields.includes(field) || sending) return;
    afterPress(() => {
      const problem = check(valuesNow())[field];
      setProblems((shown) => withProblem(shown, field, problem));
    });
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = (target as unknown as { name?: string }).name ?? "";
    const values = valuesNow();
    touched.current.fields.add(field);
    const stored = [...touched.current.fields].filter((one) => !secrets.includes(one));
    const typed = stored.map((one) => [one, values[one] ?? ""] as const);
    saveDraft(name, { begunAt: Date.now(), ...readDraft(name), values: Object.fromEntries(typed) });
    if (problems[field] !== undefined && check(values)[field] === undefined)
      setProblems((shown) => withProblem(shown, field, undefined));
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    // The check of the field that was left for the button would remove an answer that comes before it.
    cancel();
    const values = valuesNow();
    setFailure(undefined);
    const found = check(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setSending(true);
    const sent = await send(values);
    setSending(false);
    if (sent.ok) return saveDraft(name, undefined);
    setFailure(sent.sentence);
    refuse(sent.problems);
  };
  return {
    // By POST, so that nothing that was typed could ever stand in an address.
    formProps: {
      ...(isNative && { id: placeOf(name), action: `#${placeOf(name)}` }),
      ...({ ref: form, method: "post", noValidate: true } as const),
      ...{ onMouseDownCapture, onBlur, onInput, onSubmit },
    },
    submitted: answered?.values ?? nothing,
    /** Where only scripts can send it, a press before them must not. */
    submitType: isReady || isNative ? ("submit" as const) : ("button" as const),
    summary,
    problems,
    /** A field's problem as a sentence. */
    errorOf: (field: string) => sentenceOf(problems[field], language),
    sending,
    failure,
    wasRefused: refusals > 0 || answered !== undefined,
    goTo: (field: string) => inputNamed(form.current, field)?.focus(),
  };
}
export type FormState = ReturnType<typeof useForm>;

const nothing: FormValues = {};

/** The id of a form on its page, where the page begins when the server shows it again. */
function placeOf(name: string): string {
  return `form-${name.toLowerCase().replaceAll(".", "-")}`;
}

function sentenceOf(problem: ShownProblem | undefined, language: Language): string | undefined {
  return typeof problem === "string" ? problemTexts[problem][language] : problem?.sentence;
}

function withProblem(shown: ShownProblems, field: string, problem: ShownProblem | undefined): ShownProblems {
  const { [field]: _, ...others } = shown;
  return problem === undefined ? others : { ...others, [field]: problem };
}

function valuesOf(form: HTMLFormElement | null, fields: readonly string[]): FormValues {
  return form === null ? {} : valuesIn(new FormData(form), fields);
}

function fill(form: HTMLFormElement | null, values: FormValues, isPreset = false): void {
  for (const [field, value] of Object.entries(values)) {
    for (const input of form?.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field)}"]`) ?? []) {
      if (input.type === "checkbox") input.checked = value.split(" ").includes(input.value);
      // What was typed before hydration stays.
      else if (isPreset || input.value === "") input.value = value;
    }
  }
}

function inputNamed(form: HTMLFormElement | null, field: string): HTMLElement | null {
  const input = form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`);
  // What a group of controls makes is sent by a field that nobody sees.
  if (input?.type !== "hidden") return input ?? null;
  return input.closest("fieldset")?.querySelector<HTMLElement>("input:not([type=hidden]), select") ?? null;
}

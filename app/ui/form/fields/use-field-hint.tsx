import { lazy, type ReactNode, type RefObject, Suspense } from "react";
import { useSubmittedValue } from "../submitted-values.ts";
import type { FieldHint as Hint } from "./field-hint.tsx";

/** Most fields are never refused; for them the sentences are not even loaded. */
const FieldHint = lazy(async () => ({ default: (await import("./field-hint.tsx")).FieldHint }));

interface HintedField {
  readonly name: string | undefined;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What exactly of a refused value is wrong, in a sentence; also on a page that the server shows again before the scripts. */
export function useFieldHint(
  pattern: Parameters<typeof Hint>[0]["pattern"],
  { name, error, input }: HintedField,
): ReactNode {
  const submitted = useSubmittedValue(name);
  if (error === undefined) return undefined;
  return (
    <Suspense fallback={null}>
      <FieldHint pattern={pattern} value={input.current?.value ?? submitted ?? ""} />
    </Suspense>
  );
}

import { type ComponentProps, useRef } from "react";
import { TextField } from "./text-field.tsx";
import { useFieldHint } from "./use-field-hint.tsx";

/** An e-mail address. Where the pattern refuses it, a sentence says what of it, and how to go on. */
export function EmailField({ error, ...rest }: Omit<ComponentProps<typeof TextField>, "ref">) {
  const input = useRef<HTMLInputElement>(null);
  const help = useFieldHint("email", { name: rest.name, error, input });
  return <TextField autoComplete="email" {...rest} ref={input} type="email" ltr error={error} help={help} />;
}

import { type ReactNode, useEffect, useId, useState } from "react";
import {
  Button as AriaButton,
  Select as AriaSelect,
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
  TextArea,
} from "react-aria-components";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Name } from "./name.tsx";
import { kitWords } from "./words.ts";

/** The look of a box to write in. */
export const box =
  "press w-full rounded-md border border-line-strong bg-surface px-2.5 text-start text-base text-ink placeholder:text-ink-faint data-invalid:border-danger";

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
  hint?: string;
  required?: boolean;
  /** Phone numbers, plates, VINs and mileages run left to right. */
  ltr?: boolean;
  lines?: number;
  type?: "text" | "tel" | "search" | "number" | "email" | "password";
  /** Which keys a phone shows, where the type does not say it. */
  inputMode?: "numeric" | "decimal";
  maxLength?: number;
  autoFocus?: boolean;
  placeholder?: string;
  /** What the browser offers during typing. */
  suggestions?: readonly string[];
}

export function TextField({
  label,
  value,
  onChange,
  onBlur,
  problem,
  hint,
  required,
  ltr,
  lines,
  type,
  inputMode,
  maxLength,
  autoFocus,
  placeholder,
  suggestions,
}: FieldProps) {
  const listId = useId();
  const shared = { className: box, ...(ltr && { dir: "ltr" as const }), ...(placeholder && { placeholder }) };
  return (
    <AriaTextField
      value={value}
      onChange={onChange}
      isInvalid={problem !== undefined}
      isRequired={required ?? false}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
      {...(type && { type })}
      {...(type === "password" && { autoComplete: "off" })}
      {...(inputMode && { inputMode })}
      {...(maxLength && { maxLength })}
      {...(autoFocus && { autoFocus })}
      className="grid gap-1"
    >
      <FieldLabel required={required}>{label}</FieldLabel>
      {lines === undefined ? (
        <Input {...shared} {...(suggestions && { list: listId })} />
      ) : (
        <TextArea rows={lines} {...shared} className={`${box} py-2`} />
      )}
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {hint && (
        <Text slot="description" className="text-xs text-ink-soft">
          {hint}
        </Text>
      )}
      <FieldError className="text-xs text-danger">{problem}</FieldError>
    </AriaTextField>
  );
}

interface SearchFieldProps extends Pick<FieldProps, "label" | "ltr" | "maxLength"> {
  /** What is searched for now, as the address has it. */
  text: string | undefined;
  onSearch: (text: string) => void;
}
const settleMs = 250;

/** Looks after a pause of the typing: each look is a search that the audit names. */
export function SearchField({ text = "", onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed counts
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onSearch(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // Back, forward and "clear" change the address under the field.
  useEffect(() => setTyped(text), [text]);
  return <TextField {...field} value={typed} onChange={setTyped} type="search" />;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

interface SelectProps {
  label: string;
  value: string | null;
  onChange: (id: string) => void;
  choices: readonly Choice[];
  problem?: string | undefined;
  required?: boolean;
  /** The label is read out, and not shown: the value says what it is. */
  hideLabel?: boolean;
  /** The value is shown whole, on a second line where it must, in place of being cut. */
  isWhole?: boolean;
}

export function Select({
  label,
  value,
  onChange,
  choices,
  problem,
  required,
  hideLabel = false,
  isWhole = false,
}: SelectProps) {
  const words = kitWords.of(useLanguage());
  return (
    <AriaSelect
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      isInvalid={problem !== undefined}
      placeholder={words.chosen}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1"
      {...(hideLabel && { "aria-label": label })}
    >
      {!hideLabel && <FieldLabel required={required}>{label}</FieldLabel>}
      <AriaButton className={`${box} flex min-w-0 items-center justify-between gap-2`}>
        <SelectValue className="min-w-0">
          {({ selectedText, defaultChildren }) =>
            !selectedText ? (
              defaultChildren
            ) : isWhole ? (
              <bdi className="block py-1 text-sm leading-tight wrap-anywhere">{selectedText}</bdi>
            ) : (
              <Name>{selectedText}</Name>
            )
          }
        </SelectValue>
        <Icon name="chevron-down" className="size-4 shrink-0 text-ink-soft" />
      </AriaButton>
      <FieldError className="text-xs text-danger">{problem}</FieldError>
      <Popover className="z-modal max-h-80 w-(--trigger-width) min-w-56 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-floating">
        <ListBox items={choices} className="outline-none">
          {(choice) => (
            <ListBoxItem
              id={choice.id}
              textValue={choice.label}
              className="press flex cursor-pointer items-center justify-between gap-3 rounded px-2.5 text-sm outline-none data-focused:bg-sand-100 data-selected:bg-accent-soft"
            >
              <span>{choice.label}</span>
              {choice.detail && <span className="text-xs text-ink-soft">{choice.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function FieldLabel({ required, children }: { required?: boolean | undefined; children: ReactNode }) {
  return (
    <Label className="text-sm text-ink-soft">
      {children}
      {required && <span aria-hidden="true"> *</span>}
    </Label>
  );
}

import { lazy, Suspense, useId, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { usePreHydrationInput } from "#app/ui/form/use-pre-hydration-input.ts";
import { useNear } from "#app/ui/in-view/use-near.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SectionAction, SectionTitle } from "../stories/section-words.tsx";
import type { CarCutOut, ColorView, SectionView } from "../vehicle/vehicle-view.ts";
import { viewerWords } from "./words.ts";

const Turntable = lazy(async () => ({ default: (await import("./turntable.tsx")).Turntable }));

interface ColorsProps {
  section: SectionView;
  colors: readonly ColorView[];
  /** From the front corner, in the first color: it stands there while a color has no turntable. */
  car: CarCutOut | undefined;
}

/** The car on its turntable and the paints that it comes in (T13). The turntable arrives when it comes near. */
export function Colors({ section, colors, car }: ColorsProps) {
  const [chosen, setChosen] = useState(colors[0]?.id);
  const stage = useRef<HTMLDivElement>(null);
  const near = useNear(stage);
  const color = colors.find(({ id }) => id === chosen) ?? colors[0];
  if (!color) return null;
  const still = <Still color={color} car={color === colors[0] ? car : undefined} />;
  // Its bar has its place from the first.
  const waiting = (
    <>
      {still}
      {color.frames.length > 0 && <div className="turntable-bar" />}
    </>
  );
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="bg-surface print:hidden">
      <div className="frame section-space grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div className="lg:self-end">
          <SectionTitle section={section} />
          <p className="mt-4 max-w-[56ch] text-ink-soft">{section.text}</p>
          <SectionAction section={section} />
        </div>
        <div ref={stage} className="lg:order-last lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {near && color.frames.length > 0 ? (
            <Suspense fallback={waiting}>
              <Turntable key={color.id} frames={color.frames} name={color.alt} still={still} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
        <ColorChoice colors={colors} chosen={color} onChoose={setChosen} />
      </div>
    </section>
  );
}

/** One picture of the car: the first of its turn, or the cut-out, or at least the paint itself. */
function Still({
  color: { frames, alt, paint, name },
  car,
}: {
  color: ColorView;
  car: CarCutOut | undefined;
}) {
  const sizes = "(width < 1000px) 92vw, 53vw";
  const [front] = frames;
  if (front)
    return (
      <div className="turntable-stage">
        <Picture wide={front} width={1600} height={900} alt={alt} sizes={sizes} className="h-auto w-full" />
      </div>
    );
  if (car)
    return (
      <div className="turntable-stage">
        <Picture className="h-auto w-full" {...car} alt={alt} sizes={sizes} />
      </div>
    );
  return (
    <svg viewBox="0 0 16 9" role="img" aria-label={name} className="block h-auto w-full">
      <rect x="2.5" y="1.4" width="11" height="6.2" rx="0.08" fill={paint} />
    </svg>
  );
}

interface ColorChoiceProps {
  colors: readonly ColorView[];
  chosen: ColorView;
  onChoose: (id: string) => void;
}

/** The paints by name; the chosen one is written out. */
function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  const words = viewerWords.of(useLanguage());
  const group = useId();
  const early = usePreHydrationInput<HTMLFieldSetElement>((field) => onChoose(field.value));
  return (
    <fieldset ref={early} className="max-lg:text-center">
      <legend className="sr-only">{words.color}</legend>
      <p aria-hidden="true" className="text-subheading">
        {chosen.name}
      </p>
      <div className="mt-2 flex flex-wrap gap-1 max-lg:justify-center">
        {colors.map(({ id, name, paint }) => (
          <label
            key={id}
            title={name}
            className="relative grid size-12 cursor-pointer place-items-center rounded-full border border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              value={id}
              data-analytics="color"
              checked={id === chosen.id}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{name}</span>
            <svg viewBox="0 0 36 36" aria-hidden="true" className="size-9">
              <circle
                cx="18"
                cy="18"
                r="17.5"
                fill={paint}
                className="stroke-line-strong"
                strokeWidth="0.75"
              />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

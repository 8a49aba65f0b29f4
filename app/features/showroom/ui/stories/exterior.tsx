import { Picture } from "#app/ui/picture/picture.tsx";
import type { CarCutOut, SectionView } from "../vehicle/vehicle-view.ts";
import { Features } from "./features.tsx";
import { SectionAction, SectionTitle } from "./section-words.tsx";

interface ExteriorProps {
  section: SectionView;
  /** The car from the side. */
  profile: CarCutOut | undefined;
}

/** The car in profile on a calm ground, its details below. */
export function Exterior({ section, profile }: ExteriorProps) {
  const named = section.pictures.find(({ wide }) => wide === profile?.wide);
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="bg-sand-100">
      <div className="frame section-space">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <SectionTitle section={section} />
          <div>
            <p className="max-w-[58ch] lg:text-lead">{section.text}</p>
            <SectionAction section={section} />
          </div>
        </div>
        {profile && (
          <div className="mx-auto mt-2 max-w-[40rem]">
            <Picture
              className="h-auto w-full"
              {...profile}
              alt={named?.alt ?? profile.alt}
              sizes="(width < 1000px) 92vw, 40rem"
            />
          </div>
        )}
        <div className="mt-2 empty:hidden">
          <Features features={section.features} layout="columns" folded={section.label} />
        </div>
      </div>
    </section>
  );
}

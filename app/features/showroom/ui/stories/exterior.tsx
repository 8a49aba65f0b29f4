import { Picture } from "#app/ui/picture/picture.tsx";
import type { CarCutOut, SectionView } from "../vehicle/vehicle-view.ts";
import { Features } from "./features.tsx";
import { SectionAction, SectionTitle } from "./section-words.tsx";

interface ExteriorProps {
  section: SectionView;
  /** The car from the side. */
  profile: CarCutOut | undefined;
}

/** The car in profile on a calm ground as wide as the column, its details below; one full-width picture ends it. */
export function Exterior({ section, profile }: ExteriorProps) {
  const [first] = section.pictures;
  const detail = section.pictures.find(({ wide }) => wide !== profile?.wide);
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="bg-sand-100">
      <div className="frame section-space">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <SectionTitle section={section} />
          <div>
            <p className="max-w-[58ch] text-lead">{section.text}</p>
            <SectionAction section={section} />
          </div>
        </div>
        {profile && (
          <div className="mx-auto mt-4 max-w-[72rem] lg:-mt-2">
            <Picture
              className="h-auto w-full"
              {...profile}
              alt={first?.wide === profile.wide ? first.alt : profile.alt}
              sizes="(width < 1260px) 92vw, 72rem"
            />
          </div>
        )}
        <div className="mt-10 lg:mt-6">
          <Features features={section.features} layout="columns" />
        </div>
      </div>
      {detail && <Picture {...detail} sizes="100vw" ground="light" className="wide-picture" />}
    </section>
  );
}

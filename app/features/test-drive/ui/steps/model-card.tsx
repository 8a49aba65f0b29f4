import { ChoiceCard, ChoiceMark } from "#app/features/scheduling/ui/steps/choice-card.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { ChosenCar } from "../../wizard/drive-state.ts";

/** Cut-outs of the demo and of every importer: 16:9 (content, cars). */
const frame = { width: 1280, height: 720 };

interface ModelCardProps {
  car: ChosenCar;
  description?: string | undefined;
  value: string;
  chosen: boolean;
  onPress: () => void;
  /** In the first rows of the page: its picture is fetched at once. */
  first?: boolean;
}

/** A car to choose: its picture, its name and what kind it is. The whole card can be pressed. */
export function ModelCard({ car, description, value, chosen, onPress, first = false }: ModelCardProps) {
  const { name, detail, image } = car;
  const sizes = "(width < 480px) 92vw, (width < 1260px) 44vw, 360px";
  return (
    <ChoiceCard kind="radio" group="car" value={value} chosen={chosen} onPress={onPress} className="h-full">
      <span className="flex w-full flex-col">
        <CarGround>
          {image && (
            <Picture className="h-auto w-full" wide={image} {...frame} alt="" sizes={sizes} first={first} />
          )}
        </CarGround>
        <span className="flex grow items-start gap-3 p-4">
          <span className="min-w-0 grow">
            <span className="block text-lg">{name}</span>
            <span className="block text-sm text-ink-soft">{detail}</span>
            {description && (
              <span className="mt-2 block text-sm text-ink-soft max-sm:hidden">{description}</span>
            )}
          </span>
          <ChoiceMark kind="radio" chosen={chosen} />
        </span>
      </span>
    </ChoiceCard>
  );
}

/** The ground that a cut-out stands on. */
function CarGround({ children }: { children: React.ReactNode }) {
  return (
    <span className="pointer-events-none grid aspect-[16/9] content-end overflow-hidden rounded-t-lg bg-sand-50 px-[6%] pt-[4%] pb-[2%]">
      {children}
    </span>
  );
}

/** A picture of the chosen car where it is spoken of: a cut-out on its ground, a photograph of a used car as it is. */
export function CarPicture({
  car,
  sizes,
  className = "",
}: {
  car: ChosenCar;
  sizes: string;
  className?: string;
}) {
  if (car.image === "") return null;
  if (car.vehicleNo !== null)
    return (
      <Picture
        wide={car.image}
        {...photograph}
        alt=""
        sizes={sizes}
        className={`aspect-[4/3] w-full rounded-lg object-cover ${className}`}
      />
    );
  return (
    <div className={`rounded-lg bg-sand-50 px-[6%] pt-[4%] pb-[2%] ${className}`}>
      <Picture className="h-auto w-full" wide={car.image} {...frame} alt="" sizes={sizes} />
    </div>
  );
}
const photograph = { width: 1280, height: 960 };

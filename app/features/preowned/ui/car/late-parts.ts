import "#app/ui/form/form.css";
import "#app/ui/slider/slider.css";
import "#app/features/showroom/ui/finance/finance.css";
import "../card/card.css";
import { late } from "#app/ui/late/late.tsx";

/** What stands below the first view of a used car's page (decision 024). */
export const CarDetails = late(async () => (await import("./car-details.tsx")).CarDetails);
export const CarStory = late(async () => (await import("./car-story.tsx")).CarStory);
export const CarBar = late(async () => (await import("./car-bar.tsx")).CarBar);
export const GoneCar = late(async () => (await import("./gone-car.tsx")).GoneCar);
export const UnknownCar = late(async () => (await import("./unknown-car.tsx")).UnknownCar);

import "#app/ui/form/form.css";
import "#app/ui/gallery/picture-slider.css";
import "#app/ui/gallery/thumbnails.css";
import "#app/ui/slider/slider.css";
import "#app/features/showroom/ui/finance/finance.css";
import "../card/card.css";
import { late } from "#app/ui/late/late.tsx";

/** What a used car's page shows, in its three states (decision 024). */
export const CarForSale = late(async () => (await import("./car-for-sale.tsx")).CarForSale);
export const GoneCar = late(async () => (await import("./gone-car.tsx")).GoneCar);
export const UnknownCar = late(async () => (await import("./unknown-car.tsx")).UnknownCar);

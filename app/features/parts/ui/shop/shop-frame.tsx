import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { scanPlace } from "../car/camera-document.ts";
import { CarChooser } from "../car/car-chooser.tsx";
import { type StoredCar, storeCar } from "../car/stored-car.ts";
import { useChosenCar } from "../car/use-chosen-car.ts";
import { carWords } from "../car/words.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { ShopBar } from "./shop-bar.tsx";
import { type Shop, ShopContext } from "./shop-context.ts";

interface ShopFrameProps {
  isSignedIn: boolean;
  /** The way to the cart, which stands above this room, in a phone's bar. */
  cart?: ReactNode;
  /** Pictures of the models by their codes. */
  pictures: Readonly<Record<string, string>>;
  /** How the page opens, above everything of the shop. */
  hero?: ReactNode;
  /** The page has a larger search field of its own. */
  hasOwnSearch?: boolean;
  /** The page has a bar of its own at the foot of a phone's screen. */
  hasOwnBar?: boolean;
  children: ReactNode;
}

/** Every page of the shop: which car it is for, the search, the cart; one choice of the car for all of them. */
export function ShopFrame({
  isSignedIn,
  cart,
  pictures,
  hero,
  hasOwnSearch = false,
  hasOwnBar = false,
  children,
}: ShopFrameProps) {
  const words = carWords.of(useLanguage());
  const { car, image } = useChosenCar();
  const { open, setOpen, scans } = useChooser();
  const shop = useMemo<Shop>(
    () => ({
      car,
      isSignedIn,
      openChooser: () => setOpen(true),
      choose(next: StoredCar) {
        storeCar(next);
        setOpen(false);
      },
      removeCar() {
        storeCar(null);
        showToast({ text: words.removed, tone: "info" });
      },
    }),
    [car, isSignedIn, setOpen, words],
  );
  return (
    <ShopContext value={shop}>
      {hero}
      <ShopBar picture={image ?? ownValue(pictures, car?.split(".")[0] ?? "")} hasSearch={!hasOwnSearch} />
      {children}
      {!hasOwnBar && <PhoneBar cart={cart} />}
      <CarChooser
        open={open}
        onClose={() => setOpen(false)}
        isSignedIn={isSignedIn}
        scans={scans}
        onChoose={shop.choose}
      />
    </ShopContext>
  );
}

/** Opens by itself, with the scanner, where the document was loaded anew for the camera. */
function useChooser() {
  const [open, setOpen] = useState(false);
  const [scans, setScans] = useState(false);
  useEffect(() => {
    if (location.hash !== scanPlace) return;
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
    setScans(true);
    setOpen(true);
  }, []);
  return { open, setOpen, scans };
}

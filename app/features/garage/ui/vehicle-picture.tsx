interface VehiclePictureProps {
  vehicle: { readonly image: string };
  /** Of the file, in pixels; on the page it is as wide as its place. */
  width: number;
  /** For what stands below the first view. */
  isLazy?: boolean;
  className?: string;
}

/** A customer's vehicle, whole, on whatever ground it is given. The name beside it says what is in the picture. */
export function VehiclePicture({ vehicle, width, isLazy = false, className = "" }: VehiclePictureProps) {
  return (
    <img
      src={`${vehicle.image}?w=${width}`}
      alt=""
      width={width}
      height={(width * 9) / 16}
      loading={isLazy ? "lazy" : undefined}
      className={`aspect-video w-full object-contain ${className}`}
    />
  );
}

interface Logo {
  logoImage: string;
  /** The same for a dark ground; without it the first stands there too. */
  logoImageOnDark?: string | undefined;
  logoWidth: number;
  logoHeight: number;
}

/** A brand's logo for the ground that it stands on. The name stands beside it, or in `alt`. */
export function BrandLogo({
  logo,
  ground,
  alt = "",
  first = false,
}: {
  logo: Logo;
  ground: "light" | "dark";
  alt?: string;
  /** It stands in the first view. */
  first?: boolean;
}) {
  const image = ground === "dark" ? (logo.logoImageOnDark ?? logo.logoImage) : logo.logoImage;
  return (
    <img
      src={image}
      alt={alt}
      width={logo.logoWidth}
      height={logo.logoHeight}
      data-ground={ground}
      loading={first ? "eager" : "lazy"}
      decoding={first ? "sync" : "async"}
      className="h-9 w-auto max-w-[60vw]"
    />
  );
}

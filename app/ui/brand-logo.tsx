interface Logo {
  logoImage: string;
  /** The same for a dark ground; without it the first stands there too. */
  logoImageOnDark?: string | undefined;
  logoWidth: number;
  logoHeight: number;
}

/** A brand's logo for the ground that it stands on. Whoever shows it says its name, or gives an `alt`. */
export function BrandLogo({
  logo,
  ground,
  alt = "",
}: {
  logo: Logo;
  ground: "light" | "dark";
  alt?: string;
}) {
  const image = ground === "dark" ? (logo.logoImageOnDark ?? logo.logoImage) : logo.logoImage;
  return (
    <img
      src={image}
      alt={alt}
      width={logo.logoWidth}
      height={logo.logoHeight}
      // On a dark ground it stands in the footer, far below.
      loading={ground === "dark" ? "lazy" : "eager"}
      decoding={ground === "dark" ? "async" : "sync"}
      className="h-9 w-auto max-w-[60vw]"
    />
  );
}

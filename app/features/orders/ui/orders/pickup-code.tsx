import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { orderWords } from "./order-words.ts";

interface PickupCodeProps {
  code: string;
  title: string;
  /** Until when it is good. */
  children: ReactNode;
}

/** The code that the counter scans or reads. */
export function PickupCode({ code, title, children }: PickupCodeProps) {
  const words = orderWords.of(useLanguage());
  return (
    <section className="flex flex-wrap items-center gap-6 rounded-xl bg-sand-50 p-6 md:p-8">
      <CodePicture code={code} alt={words.codeAlt} />
      <div>
        <h2 className="text-subheading">{title}</h2>
        <p className="mt-2 text-title">
          <Ltr className="tabular tracking-[0.12em]">{code}</Ltr>
        </p>
        {children && <p className="mt-3 max-w-prose text-ink-soft">{children}</p>}
      </div>
    </section>
  );
}

/** Drawn when it has been computed; the characters beside it say the same. */
function CodePicture({ code, alt }: { code: string; alt: string }) {
  const [drawn, setDrawn] = useState<{ path: string; size: number }>();
  useEffect(() => {
    let isGone = false;
    import("./qr-path.ts").then(({ qrPath }) => !isGone && setDrawn(qrPath(code))).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [code]);
  return (
    <span className="block size-36 rounded-lg bg-white p-2">
      {drawn && (
        <svg
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          role="img"
          aria-label={alt}
          shapeRendering="crispEdges"
          className="size-full text-ink"
        >
          <path d={drawn.path} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}

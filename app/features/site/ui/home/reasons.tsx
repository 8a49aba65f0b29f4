import type { HomePage } from "#app/features/content/models/pages/home-page.ts";
import { CutOut } from "#app/ui/cut-out.tsx";

/** Three reasons: one large with its car, two beside each other below it. */
export function Reasons({ content }: { content: HomePage }) {
  return (
    <section className="frame section-space" aria-labelledby="reasons">
      <h2 id="reasons" className="max-w-[18ch] text-title font-light">
        {content.reasonsTitle}
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-14 lg:mt-16 lg:grid-cols-2 lg:gap-y-24">
        {content.reasons.map((reason, index) => (
          <Reason
            key={reason.title}
            reason={reason}
            picture={content.reasonPictures[index]}
            large={index === 0}
          />
        ))}
      </ol>
    </section>
  );
}

interface ReasonProps {
  reason: HomePage["reasons"][number];
  picture: HomePage["reasonPictures"][number] | undefined;
  large: boolean;
}

function Reason({ reason, picture, large }: ReasonProps) {
  const layout = large ? "lg:col-span-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-center" : "";
  return (
    <li className={`grid content-start gap-x-16 gap-y-6 ${layout}`}>
      {picture && (
        <div className="overflow-hidden rounded-xl bg-sand-100 px-[6%] py-[3%]">
          <CutOut
            {...picture}
            alt={reason.pictureAlt}
            sizes={large ? "(width < 1000px) 90vw, 55vw" : "(width < 1000px) 90vw, 40vw"}
          />
        </div>
      )}
      <div>
        <h3 className={large ? "text-heading font-light" : "text-subheading"}>{reason.title}</h3>
        <p className={`mt-3 max-w-[48ch] text-ink-soft ${large ? "text-lead" : ""}`}>{reason.text}</p>
      </div>
    </li>
  );
}

import { useLanguage } from "#app/i18n/use-language.ts";
import type { MapPlace } from "./draw-map.ts";
import coast from "./qatar/coast.svg?url";
import { stillPoint, stillSize } from "./still-points.ts";
import { namesIn, pixelOf, stillView } from "./still-view.ts";

/** The view shrinks with the screen; what is read and recognised on it does not: it grows from its own foot or head. */
const largerOnSmallScreens = "[transform-box:fill-box] max-lg:[scale:1.6]";

interface StillMapProps {
  /** At least one. */
  places: readonly MapPlace[];
  chosenId: string | null;
}

/** The same part of the same map as a picture of a few kilobytes. The places are listed beside it. */
export function StillMap({ places, chosenId }: StillMapProps) {
  const language = useLanguage();
  const view = stillView(places);
  const pixel = pixelOf(view);
  // What is chosen lies on top.
  const inOrder = [...places].sort(
    (one, other) => Number(one.id === chosenId) - Number(other.id === chosenId),
  );
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      <image href={coast} width={stillSize.width} height={stillSize.height} />
      <g
        textAnchor="middle"
        fontSize={12.5 * pixel}
        strokeWidth={3 * pixel}
        className="fill-[#4b5d64] stroke-[#fbf8f2] [paint-order:stroke]"
      >
        {namesIn(view, language, places).map(({ name, x, y, isCovered }) => (
          <g
            key={name}
            className={isCovered ? "max-lg:hidden" : undefined}
            transform={`translate(${x} ${y})`}
          >
            <text y={16 * pixel} className={`origin-top ${largerOnSmallScreens}`}>
              {name}
            </text>
          </g>
        ))}
      </g>
      {inOrder.map((place) => {
        const { x, y } = stillPoint(place);
        const chosen = place.id === chosenId;
        return (
          <g key={place.id} transform={`translate(${x} ${y}) scale(${pixel * (chosen ? 1.25 : 0.9)})`}>
            <path
              d="M0 0C-9-10-12-14-12-20a12 12 0 1 1 24 0c0 6-3 10-12 20Z"
              className={`origin-bottom stroke-white stroke-3 ${largerOnSmallScreens} ${chosen ? "fill-accent" : "fill-[#4b5d64]"}`}
            />
          </g>
        );
      })}
    </svg>
  );
}

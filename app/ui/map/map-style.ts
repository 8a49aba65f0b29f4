import type { GeoJSONSourceSpecification, StyleSpecification } from "maplibre-gl";
import { mapColors } from "./map-colors.ts";
import land from "./qatar/land.geojson?raw";
import roads from "./qatar/roads.geojson?raw";

const { sea, qatar, neighbour, coast, roadEdge, road } = mapColors;

const source = (geoJson: string): GeoJSONSourceSpecification => ({
  type: "geojson",
  data: JSON.parse(geoJson),
});

const widthByZoom = (narrow: number, wide: number): ["interpolate", ["linear"], ["zoom"], ...number[]] => [
  "interpolate",
  ["linear"],
  ["zoom"],
  7,
  narrow,
  13,
  wide,
];

/** The bundled base map: sea, land and roads. Names are HTML, so that the browser shapes the Arabic ones. */
export const baseMapStyle: StyleSpecification = {
  version: 8,
  sources: { land: source(land), roads: source(roads) },
  layers: [
    { id: "sea", type: "background", paint: { "background-color": sea } },
    {
      id: "land",
      type: "fill",
      source: "land",
      paint: { "fill-color": ["match", ["get", "kind"], "qatar", qatar, neighbour] },
    },
    { id: "coast", type: "line", source: "land", paint: { "line-color": coast, "line-width": 1 } },
    {
      id: "road-edges",
      type: "line",
      source: "roads",
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": roadEdge, "line-width": widthByZoom(2, 9) },
    },
    {
      id: "roads",
      type: "line",
      source: "roads",
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": road, "line-width": widthByZoom(1.2, 6.5) },
    },
  ],
};

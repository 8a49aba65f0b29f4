/** The colors of the base map, drawn or still. */
export const mapColors = {
  sea: "#dbe7ea",
  qatar: "#f6f1e8",
  neighbour: "#ebe5da",
  coast: "#c3cfd0",
  roadEdge: "#d8cdbb",
  road: "#ffffff",
} as const;

import { track } from "../analytics/track.ts";
export const bad = track;

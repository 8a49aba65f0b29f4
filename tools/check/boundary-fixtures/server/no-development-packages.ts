import fc from "fast-check";
export const bad = fc;

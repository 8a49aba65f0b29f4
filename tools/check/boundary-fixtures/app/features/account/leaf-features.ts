import { slot } from "../booking/calls.ts";
export const bad = slot;

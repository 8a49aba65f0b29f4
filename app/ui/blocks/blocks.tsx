import "./blocks.css";
import { late } from "../late/late.tsx";

/** The blocks of a landing page: they follow its first view. */
export const Blocks = late(async () => (await import("./block-list.tsx")).BlockList);

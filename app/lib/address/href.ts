/**
 * React Router's typed addresses: one of a page that `app/routes.ts` does not have fails the type check. Parameters are
 * encoded. Rules may use it as well, and nothing else of the router.
 */
export { href } from "react-router";

/** An address of a link: of content, or made with `href`. A path that is written out by hand is refused. */
export type LinkAddress<T extends string> = T extends `/${string}` ? never : T;

import { describe, expect, test } from "vitest";
import { isDrawing, mediaTypeOf } from "./media-type.ts";

describe("what an address shows", () => {
  test.each<[string, string | undefined, ReturnType<typeof mediaTypeOf>]>([
    ...["jpg", "jpeg", "png", "gif", "bmp", "svg", "webp", "avif"].map(
      (ending) => [`/a/b.${ending}`, undefined, "image"] as [string, undefined, "image"],
    ),
    ...["mp4", "avi", "mov"].map(
      (ending) => [`/a/b.${ending}`, undefined, "video"] as [string, undefined, "video"],
    ),
    ["https://cdn.example/FILM.MP4", undefined, "video"],
    ["/videos/demo/film.0a1b2c3d.mp4?x=a.png#b.jpg", undefined, "video"],
    ["https://cdn.example/media/17", "image/jpeg", "image"],
    ["https://cdn.example/media/17", "Video/WebM; codecs=vp9", "video"],
    ["https://cdn.example/film.webm", "video/webm", "video"],
    // The ending is checked first, whatever the answer says.
    ["/a/b.png", "video/mp4", "image"],
    ["https://cdn.example/media/17", undefined, undefined],
    ["https://cdn.example/media/17", "text/html", undefined],
    ["https://mp4.example/mp4", undefined, undefined],
    ["", undefined, undefined],
  ])("%s %s: %s", (address, contentType, expected) => {
    expect(mediaTypeOf(address, contentType)).toBe(expected);
  });
});

describe("whether a file called .svg is one", () => {
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
  test.each([
    [`<svg ${xmlns}/>`, true],
    [`\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n<svg ${xmlns}><path/></svg>`, true],
    [`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY a "b">]><svg ${xmlns}>`, true],
    ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg">', true],
    ["\x89PNG\r\n\x1A\n", false],
    ["<!doctype html><html><svg></svg></html>", false],
    ["<svgx>", false],
    ["", false],
  ])("%j: %s", (text, expected) => {
    expect(isDrawing(Buffer.from(text, text.startsWith("\x89") ? "latin1" : "utf8"))).toBe(expected);
  });
});

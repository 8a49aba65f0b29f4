import { along, around, shift } from "../../pen/frame.ts";
import { steps } from "../../pen/vectors.ts";
import { box, disc, gear, rounded } from "../../shapes/contours.ts";
import { extruded } from "../../shapes/extruded.ts";
import { ring } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke } from "../../shapes/swept.ts";
import { flutes, grooves, hole, turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import * as chassis from "../../things/chassis.ts";
import * as wheels from "../../things/wheels.ts";

/** Above the front shaft taken apart from the gearbox to the hub; below it the shaft to the rear axle. */
export const axleAndDriveShaft: Drawing = {
  id: "axle-and-drive-shaft",
  category: "drive-shafts",
  name: { en: "Axle shafts and drive shaft", ar: "العكوس وعمود الدوران" },
  items: (by) => {
    const front = (x: number) => along([x, 0, 0], [1, 0, 0]);
    const rear = (x: number) => along([x, -330, -150], [1, 0, 0]);
    const cross = (x: number) => [
      ...turned(by, along([x, -370, -150], [0, 1, 0]), pairs("0,15 80,15")),
      ...turned(by, along([x, -330, -190], [0, 0, 1]), pairs("0,15 80,15"), { well: [6, 4] }),
      ...turned(by, along([x, -352, -150], [0, -1, 0]), pairs("0,13 18,13"), { well: [5, 4] }),
    ];
    return [
      { shape: stroke(by, front(0), triples("0,0,-620 0,0,560"), "axis") },
      { shape: stroke(by, rear(0), triples("0,0,-470 0,0,620"), "axis") },
      { type: "differential-seal", shape: ring(by, front(-620), 46, 28, 14) },
      {
        type: "axle-shaft",
        position: "front",
        shape: [
          ...turned(by, front(-540), pairs("0,12 20,15 70,15")),
          ...flutes(by, front(-540), [22, 68], 15, 30),
          ...turned(by, front(-470), pairs("0,24 16,46 70,46 76,40")),
          ...wheels.bellows(by, front(-380), 80, 44, 22, 6),
          ...turned(by, front(-288), pairs("0,14 190,14 190,19 214,19 214,14 300,14")),
          ...flutes(by, front(12), [-30, 0], 14, 28),
        ],
      },
      {
        type: "cv-boot-kit",
        position: "front",
        shape: [
          ...wheels.bootClamp(by, front(60), 22),
          ...wheels.bellows(by, front(110), 84, 24, 48, 6),
          ...wheels.bootClamp(by, front(220), 50),
          ...turned(by, along([150, -140, -70], [0, 0, 1]), pairs("0,20 56,20 60,8 76,6")),
        ],
      },
      { type: "cv-joint", position: "front", shape: wheels.cvJoint(by, front(330), 50) },
      { shape: [...wheels.spindleNut(by, front(540))] },
      {
        type: "propeller-shaft",
        shape: [
          ...turned(by, rear(-440), pairs("0,52 14,52 14,30 40,30")),
          ...around(rear(-426), 4, 40, 45).flatMap((spot) => hole(by, spot, 0, 10, 6, false)),
          ...extruded(by, along([-370, -330, -150], [0, -1, 0]), box(70, 70, 16), 20),
          ...turned(by, rear(-340), pairs("0,26 16,36 320,36 340,24 380,24")),
        ],
      },
      {
        type: "center-bearing",
        shape: [
          ...extruded(
            by,
            rear(90),
            rounded(pairs("-120,-50 120,-50 120,-26 70,-20 46,60 -46,60 -70,-20 -120,-26"), 14),
            22,
            { holes: [disc(44)], bevel: 5 },
          ),
          ...turned(by, rear(96), pairs("0,40 26,40"), { bore: 20, side: "dark", cap: "dark" }),
        ],
      },
      { type: "universal-joint", shape: cross(250) },
      {
        shape: [
          ...turned(by, rear(330), pairs("0,34 12,38 210,38 226,26")),
          ...extruded(
            by,
            along([570, -330 + 34, -150], [0, -1, 0]),
            rounded(pairs("-20,-34 44,-34 44,34 -20,34"), 20),
            12,
            { holes: [disc(13, [22, 0], 20)] },
          ),
          ...extruded(
            by,
            along([570, -330 - 22, -150], [0, -1, 0]),
            rounded(pairs("-20,-34 44,-34 44,34 -20,34"), 20),
            12,
            { holes: [disc(13, [22, 0], 20)] },
          ),
        ],
      },
      {
        type: "ring-pinion",
        shape: [
          ...turned(by, along([330, 300, 40], [1, 0, 0]), pairs("0,80 20,80")),
          ...extruded(by, along([350, 300, 40], [1, 0, 0]), gear(36, 96, 9), 22, {
            holes: [disc(56, [0, 0], 30)],
          }),
          ...extruded(by, along([330, 170, -20], [0.9, -0.42, 0]), gear(12, 34, 8), 40),
          ...turned(by, shift(along([330, 170, -20], [0.9, -0.42, 0]), [0, 0, 40]), pairs("0,18 90,18")),
          ...grooves(by, shift(along([330, 170, -20], [0.9, -0.42, 0]), [0, 0, 40]), steps(50, 88, 9), 18),
        ],
      },
      { type: "differential-mount", shape: chassis.bushing(by, along([120, 330, 60], [1, 0, 0]), 50, 60) },
    ];
  },
};

import { along, shift, standing } from "../../pen/frame.ts";
import { bolt, nut } from "../../shapes/fasteners.ts";
import { pairs, triples } from "../../shapes/numbers.ts";
import { stroke } from "../../shapes/swept.ts";
import { turned } from "../../shapes/turned.ts";
import type { Drawing } from "../../sheet.ts";
import * as chassis from "../../things/chassis.ts";
import * as wheels from "../../things/wheels.ts";

/** The strut taken apart upwards; knuckle, hub and arm below it, the bar behind. */
export const frontSuspension: Drawing = {
  id: "front-suspension",
  category: "shock-absorbers",
  name: { en: "Front suspension", ar: "نظام التعليق الأمامي" },
  items: (by) => {
    const post = (z: number) => standing([0, 0, z]);
    const spring = (z: number) => standing([190, 420, z - 300]);
    const hub = (x: number) => along([x, -40, -190], [1, 0, 0]);
    return [
      { shape: stroke(by, spring(0), triples("0,0,-80 0,0,640"), "axis") },
      { shape: stroke(by, hub(0), triples("0,0,-100 0,0,400"), "axis") },
      {
        type: "stabilizer-bar",
        position: "front",
        shape: chassis.bar(
          by,
          standing([-150, -60, -330]),
          triples("-40,-250,-10 -80,-170,0 -170,-90,0 -170,120,0 -170,330,0 -150,420,10"),
          13,
        ),
      },
      {
        type: "stabilizer-bushing",
        position: "front",
        shape: [
          chassis.barBushing(by, along([-300, -20, -160], [0, -1, 0])),
          chassis.barBushing(by, along([-300, 60, -130], [0, -1, 0])),
        ]
          .toReversed()
          .flat(),
      },
      { shape: nut(by, spring(630), 17, 16) },
      { type: "strut-mount", position: "front", shape: chassis.strutMount(by, spring(560)) },
      {
        type: "spring-seat",
        position: "front",
        shape: turned(by, spring(480), pairs("0,60 8,70 16,70"), { bore: 30, side: "dark" }),
      },
      { type: "coil-spring", position: "front", shape: chassis.coilSpring(by, spring(190), 250, 66, 5.4, 7) },
      {
        type: "bump-stop",
        position: "front",
        shape: [...chassis.dustBoot(by, spring(-60), 34, 120), ...chassis.bumpStop(by, spring(82))],
      },
      { type: "shock-absorber", position: "front", shape: chassis.strut(by, post(0)) },
      {
        type: "stabilizer-link",
        position: "front",
        shape: chassis.stabilizerLink(by, along([20, -300, -30], [0, 0, 1]), 210),
      },
      { type: "steering-knuckle", shape: chassis.knuckle(by, hub(0)) },
      {
        type: "control-arm",
        position: "front",
        shape: chassis.controlArm(by, shift(standing([-20, -30, -480]), [0, 0, 0])),
      },
      { type: "ball-joint", position: "front", shape: chassis.ballJoint(by, standing([330, -60, -420]), 26) },
      {
        type: "control-arm-bushing",
        position: "front",
        shape: chassis.bushing(by, along([-20, -330, -470], [0, 1, 0]), 34, 60),
      },
      { type: "wheel-bearing", position: "front", shape: wheels.wheelBearing(by, hub(140), 46) },
      { type: "wheel-hub", position: "front", shape: wheels.wheelHub(by, hub(290)) },
      { shape: [60, 110].flatMap((z) => bolt(by, along([120, 60, z - 20], [1, 0, 0]), 8, 56)) },
    ];
  },
};

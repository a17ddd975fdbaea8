// SPDX-License-Identifier: Apache-2.0
import type { HeroPaint } from './theme.ts'

const paint = (light: string, dark: string, accent: string): HeroPaint => ({ light, dark, accent })

/** Natural colours of heroes: the lit side, the shaded side, and the detached parts. */
export const paints = {
  panda: paint('#ffffff', '#c3cce0', '#20263a'),
  penguin: paint('#3b4a78', '#161c38', '#ffffff'),
  leafGreen: paint('#d4ff7a', '#3fa01c', '#ffd23f'),
  fire: paint('#ffd08a', '#e0551a', '#ffffff'),
  pumpkin: paint('#ffe27a', '#e8660c', '#ff8a1a'),
  rose: paint('#ff9ab0', '#d0103c', '#3fae2a'),
  banana: paint('#fff59a', '#f0b000', '#7a9a1c'),
  grey: paint('#f0f4fc', '#7f8cab', '#ff9a3a'),
  brown: paint('#f0c48a', '#8a4a1c', '#ffe0a8'),
  pink: paint('#ffe0ea', '#f0709a', '#ffffff'),
  wool: paint('#ffffff', '#c9cfe0', '#5a4a6a'),
  parrot: paint('#ff8a6a', '#d0142a', '#2fc0ff'),
  toucan: paint('#4a4f7a', '#141830', '#ff9a1e'),
  seaBlue: paint('#d0f0ff', '#2a7fd8', '#ffffff'),
  crab: paint('#ffb08a', '#d8321a', '#ffffff'),
  brick: paint('#ffc0a0', '#b04a2a', '#ffe0a8'),
}

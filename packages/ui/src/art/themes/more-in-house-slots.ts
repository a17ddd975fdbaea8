// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { family, treasure } from './in-house.ts'
import { drawn } from './theme.ts'
import type { Theme } from './theme.ts'

/* The worlds of more slots: classic ones, those with wild reels, with a pick bonus, ways and coins. */

export const slotBrassParlour: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('cardFan'), drawn('coin')],
  heroes: [drawn('gramophone')],
  scenes: ['curtains'],
  palettes: [palette('#2c0616', '#a5243c', '#ffb84a', '#fff8ea', '#ffd8a0', '#3cc4b0')],
}

export const slotNeonDiner: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('cherry'), drawn('star')],
  heroes: [drawn('neonStar')],
  scenes: ['neon'],
  palettes: [palette('#0c0424', '#5c14a5', '#ff3cac', '#ffffff', '#ff9ae0', '#3ce8ff')],
}

export const slotOrchidCourt: Theme = {
  ...family,
  words: [],
  companions: [drawn('butterfly'), drawn('diamond')],
  heroes: [drawn('orchidFlower')],
  scenes: ['forest'],
  palettes: [palette('#240a3d', '#94288a', '#ff8ad6', '#fff6fd', '#ffc4ea', '#ffd27a')],
}

export const slotObsidianMasks: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('jaguarMask')],
  scenes: ['temple'],
  palettes: [palette('#0a1a1a', '#1f6b5c', '#ffb84a', '#fffaf0', '#ffe0a0', '#e2622e')],
}

export const slotFrostboundOath: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('frozenSword')],
  scenes: ['ice'],
  palettes: [palette('#06143a', '#1f5cb8', '#8ae0ff', '#f6fdff', '#c9f0ff', '#5cffc4')],
}

export const slotSugarCarousel: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('strawberry'), drawn('star')],
  heroes: [drawn('cottonCandy')],
  scenes: ['candyland'],
  palettes: [palette('#3d0c4a', '#c43c9a', '#ffb0e0', '#fff8fd', '#ffd8f0', '#5ce8d8')],
}

export const slotPaperFoxes: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('star'), drawn('clover')],
  heroes: [drawn('paperFox')],
  scenes: ['mountains'],
  palettes: [palette('#2c1a3d', '#a5506b', '#ffb07a', '#fffaf4', '#ffd8c0', '#8ae06b')],
}

export const slotClockworkCaravan: Theme = {
  ...family,
  words: [],
  companions: treasure,
  heroes: [drawn('brassScarab')],
  scenes: ['clockwork'],
  palettes: [palette('#241008', '#945c1f', '#ffc46b', '#fffaf0', '#ffe4b0', '#3ce0c4')],
}

export const slotSaltwindCache: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('coin'), drawn('crown')],
  heroes: [drawn('shipWheel')],
  scenes: ['reef'],
  palettes: [palette('#04243c', '#0f7a9a', '#5ce0e0', '#f4ffff', '#b8f4f0', '#ffcf5c')],
}

export const slotMoonlitApothecary: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('star'), drawn('clover')],
  heroes: [drawn('moonFlask')],
  scenes: ['graveyard'],
  palettes: [palette('#160a33', '#5c2fb8', '#c48aff', '#fcf8ff', '#e0c9ff', '#5cf0a0')],
}

export const slotCanopyDrums: Theme = {
  ...family,
  words: [],
  companions: [drawn('butterfly'), drawn('clover')],
  heroes: [drawn('toucan')],
  scenes: ['jungle'],
  palettes: [palette('#04261c', '#1c8a4a', '#b8f06b', '#fafff0', '#dcffb0', '#ffb02e')],
}

export const slotNebulaFoundry: Theme = {
  ...family,
  words: [],
  companions: [drawn('star'), drawn('diamond')],
  heroes: [drawn('ringedPlanet')],
  scenes: ['planets'],
  palettes: [palette('#0a0626', '#4a2fb8', '#a58aff', '#f8f6ff', '#d0c4ff', '#ff8a4a')],
}

export const slotBambooTreasury: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('coin'), drawn('lantern')],
  heroes: [drawn('pandaMask')],
  scenes: ['forest'],
  palettes: [palette('#062c20', '#1f8a5c', '#9ae08a', '#fafff6', '#d0f7c0', '#f0483c')],
}

export const slotVelvetExpress: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('star'), drawn('coin')],
  heroes: [drawn('nightEngine')],
  scenes: ['skyline'],
  palettes: [palette('#140830', '#6b2470', '#f07ab8', '#fff6fb', '#ffc4de', '#ffc45c')],
}

export const slotEmberFiesta: Theme = {
  ...family,
  words: [],
  companions: [drawn('star'), drawn('coin')],
  heroes: [drawn('chiliPepper')],
  scenes: ['lanterns'],
  palettes: [palette('#34061c', '#c42c3c', '#ffa53c', '#fff8ea', '#ffdc9a', '#2cd6b4')],
}

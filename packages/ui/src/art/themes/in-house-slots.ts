// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { family, treasure } from './in-house.ts'
import { drawn } from './theme.ts'
import type { Theme } from './theme.ts'

/* The worlds of the slots: the same family, each with the best symbol of its own reels. */

export const slotCopperOrchard: Theme = {
  ...family,
  words: [],
  companions: [drawn('cherry'), drawn('lemon'), drawn('plum')],
  heroes: [drawn('copperBell')],
  scenes: ['hills'],
  palettes: [palette('#2a0c1c', '#a5402c', '#ffb05c', '#fff6ea', '#ffd0a0', '#8fd84a')],
}

export const slotLanternTide: Theme = {
  ...family,
  words: [],
  companions: [drawn('lantern'), drawn('coin')],
  heroes: [drawn('tideKoi')],
  scenes: ['waves'],
  palettes: [palette('#04203c', '#1f7fa5', '#6ad8f0', '#f2fdff', '#a8eaff', '#ff9d3c')],
}

export const slotAmberSteppe: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('amberStone')],
  scenes: ['dunes'],
  palettes: [palette('#2a1604', '#b8690f', '#ffc44a', '#fffaf0', '#ffe0a0', '#5cb4d6')],
}

export const slotStormReach: Theme = {
  ...family,
  words: [],
  companions: [drawn('crown'), drawn('diamond')],
  heroes: [drawn('stormTrident')],
  scenes: ['clouds'],
  palettes: [palette('#0a0d2c', '#3c46b8', '#8fa0ff', '#f6f7ff', '#b8c2ff', '#3ce0d0')],
}

export const slotCinderVault: Theme = {
  ...family,
  words: [],
  companions: treasure,
  heroes: [drawn('cinderCoin')],
  scenes: ['volcano'],
  palettes: [palette('#240a06', '#b83c14', '#ff8a3c', '#fff6ee', '#ffc09a', '#ffc84a')],
}

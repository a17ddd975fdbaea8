// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { family, treasure } from './in-house.ts'
import { drawn } from './theme.ts'
import type { Theme } from './theme.ts'

/* The worlds of the slots with cascades: the same family, each with the best symbol of its own board. */

export const slotTidepoolChoir: Theme = {
  ...family,
  words: [],
  companions: [drawn('star'), drawn('coin')],
  heroes: [drawn('tidepoolPearl')],
  scenes: ['reef'],
  palettes: [palette('#04304a', '#1f8fae', '#7af0e6', '#f2fffd', '#b0fff4', '#ff9ad6')],
}

export const slotPrismQuarry: Theme = {
  ...family,
  words: [],
  companions: [drawn('diamond'), drawn('crown')],
  heroes: [drawn('prismDiamond')],
  scenes: ['cavern'],
  palettes: [palette('#140a38', '#5b2fd0', '#a58aff', '#fbf8ff', '#d0c0ff', '#7df3ff')],
}

export const slotMarzipanParade: Theme = {
  ...family,
  words: [],
  companions: [drawn('cherry'), drawn('strawberry')],
  heroes: [drawn('marzipanHeart')],
  scenes: ['candyland'],
  palettes: [palette('#4a0c3a', '#d6408a', '#ff9ac8', '#fff6fb', '#ffd0e8', '#ffd23c')],
}

export const slotOrreryNights: Theme = {
  ...family,
  words: [],
  companions: treasure,
  heroes: [drawn('orrerySun')],
  scenes: ['planets'],
  palettes: [palette('#090b30', '#3a3aa8', '#c8a0ff', '#fffdf2', '#ffe8a8', '#ffd23c')],
}

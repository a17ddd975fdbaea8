// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { family, treasure } from './in-house.ts'
import { drawn } from './theme.ts'
import type { Theme } from './theme.ts'

/* The worlds of the in-house games of cards and boards: the same family, other colours. */

export const instantBlackjack: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('blackjack')],
  scenes: ['felt'],
  palettes: [palette('#03291a', '#0f7a4d', '#4fe39a', '#f2fff8', '#a8f0cc', '#ffc94d')],
}

export const instantDeuces: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('fourDeuces')],
  scenes: ['spotlight'],
  palettes: [palette('#2a0630', '#8c1f90', '#f07bff', '#fff4ff', '#f0b4ff', '#45d4ff')],
}

export const instantJacks: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('jackPair')],
  scenes: ['spotlight'],
  palettes: [palette('#061440', '#1f4fc4', '#7ba6ff', '#f4f8ff', '#b8ccff', '#ffb02d')],
}

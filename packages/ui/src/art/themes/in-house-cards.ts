// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { family, treasure } from './in-house.ts'
import { drawn } from './theme.ts'
import type { Theme } from './theme.ts'

/* The worlds of the in-house games of cards and boards: the same family, other colours. */

export const instantBingo: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('star'), drawn('coin')],
  heroes: [drawn('bingoCard')],
  scenes: ['planets'],
  palettes: [palette('#16083c', '#5b27ad', '#b98aff', '#faf5ff', '#dcc4ff', '#f0519b')],
}

export const instantBlackjack: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('blackjack')],
  scenes: ['felt'],
  palettes: [palette('#03291a', '#0f7a4d', '#4fe39a', '#f2fff8', '#a8f0cc', '#ffc94d')],
}

export const instantDarts: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('star'), drawn('trophy')],
  heroes: [drawn('dartBoard')],
  scenes: ['spotlight'],
  palettes: [palette('#30060e', '#a0243c', '#ff7b8e', '#fff5f6', '#ffc0c8', '#45d4ff')],
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

export const instantSlide: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('slidingTape')],
  scenes: ['skyline'],
  palettes: [palette('#2a1204', '#a8561c', '#ffb066', '#fffaf4', '#ffd9b0', '#22e38b')],
}

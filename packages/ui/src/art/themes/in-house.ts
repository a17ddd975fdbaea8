// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { drawn, wordList } from './theme.ts'
import type { Theme } from './theme.ts'

/*
 * The worlds of the in-house games. They share lettering and the tile pattern, so that they are
 * seen as one family, and each has a colour of its own.
 */

export const family = {
  ornaments: ['hexagonal-nut', 'cut-diamond'],
  fonts: ['russo-one'],
  patterns: ['tesserae'],
  particles: ['sparks', 'coins'],
} as const
export const treasure = [drawn('coin'), drawn('diamond'), drawn('star')]

export const houseDice: Theme = {
  ...family,
  words: [],
  heroes: [drawn('dice')],
  companions: [drawn('chips'), drawn('coin')],
  scenes: ['spotlight'],
  palettes: [palette('#041c30', '#0a5f9a', '#3fc4ff', '#ffffff', '#7ad8ff', '#12c878')],
}

export const houseLimbo: Theme = {
  ...family,
  words: wordList('limbo'),
  upright: true,
  companions: treasure,
  heroes: [drawn('limboGauge', 'limbo')],
  scenes: ['skyline'],
  palettes: [palette('#1c0636', '#6a1fc0', '#c07aff', '#fff4ff', '#d8a0ff', '#ffb02d')],
}

export const houseMines: Theme = {
  ...family,
  words: wordList('mines'),
  upright: true,
  companions: [drawn('diamond'), drawn('coin')],
  heroes: [drawn('minesBoard', 'mine mines')],
  scenes: ['cavern'],
  palettes: [palette('#0a1238', '#2a45b8', '#6a9cff', '#ffffff', '#a8c8ff', '#2ff0b0')],
}

export const housePlinko: Theme = {
  ...family,
  words: wordList('plinko'),
  upright: true,
  companions: treasure,
  heroes: [drawn('plinkoBoard', 'plinko')],
  scenes: ['spotlight'],
  palettes: [palette('#2c0430', '#a8148a', '#ff6ad0', '#fff4fc', '#ffb0e8', '#3fe8ff')],
}

export const houseCrash: Theme = {
  ...family,
  words: wordList('crash'),
  upright: true,
  companions: treasure,
  heroes: [drawn('crashRocket', 'crash')],
  scenes: ['planets'],
  palettes: [palette('#160424', '#7a1048', '#ff4f6a', '#fff0f4', '#ffb0c0', '#ffd23f')],
}

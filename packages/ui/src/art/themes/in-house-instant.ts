// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { family, treasure } from './in-house.ts'
import { drawn, wordList } from './theme.ts'
import type { Theme } from './theme.ts'

/* The worlds of the instant games that followed the first five: the same family, other colours. */

export const instantKeno: Theme = {
  ...family,
  words: wordList('keno'),
  upright: true,
  companions: treasure,
  heroes: [drawn('lotteryBalls', 'keno')],
  scenes: ['planets'],
  palettes: [palette('#12063c', '#4a24c8', '#9b7bff', '#f6f2ff', '#c4b0ff', '#22e38b')],
}

export const instantWheel: Theme = {
  ...family,
  words: [],
  companions: treasure,
  heroes: [drawn('fortuneWheel')],
  scenes: ['spotlight'],
  palettes: [palette('#2c1004', '#b84a10', '#ff9a4d', '#fff8f0', '#ffc89a', '#45d4ff')],
}

export const instantHilo: Theme = {
  ...family,
  words: wordList('hilo'),
  upright: true,
  companions: [drawn('chips'), drawn('coin')],
  heroes: [drawn('cardFan', 'hilo')],
  scenes: ['felt'],
  palettes: [palette('#04241c', '#0d7a58', '#3fe0a8', '#f0fff8', '#9af0d0', '#ffc94d')],
}

export const instantTower: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('dragonTower')],
  scenes: ['volcano'],
  palettes: [palette('#26060a', '#a02418', '#ff6a3d', '#fff4ee', '#ffb08a', '#22e38b')],
}

export const instantFlip: Theme = {
  ...family,
  words: [],
  companions: [drawn('star'), drawn('diamond')],
  heroes: [drawn('coin')],
  scenes: ['skyline'],
  palettes: [palette('#241a04', '#8a6410', '#ffc94d', '#fffaf0', '#ffe09a', '#45d4ff')],
}

export const instantDiamonds: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('star'), drawn('coin')],
  heroes: [drawn('diamond')],
  scenes: ['cavern'],
  palettes: [palette('#041c2c', '#0c6ea8', '#45d4ff', '#f2fcff', '#a8ecff', '#ff6bb5')],
}

export const instantChicken: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('crossingChicken')],
  scenes: ['skyline'],
  palettes: [palette('#0a2410', '#2a7a34', '#7be03a', '#f8fff2', '#c8f0a0', '#ffb02d')],
}

export const instantRps: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('throwingSigns')],
  scenes: ['spotlight'],
  palettes: [palette('#0c0e3a', '#3a48c8', '#8a9bff', '#f4f6ff', '#bcc6ff', '#ffc94d')],
}

export const instantPump: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('star'), drawn('coin')],
  heroes: [drawn('pumpBalloon')],
  scenes: ['skyline'],
  palettes: [palette('#062236', '#1278a8', '#5fd0ff', '#f2fbff', '#b0e8ff', '#ff5d73')],
}

export const instantCases: Theme = {
  ...family,
  words: [],
  companions: treasure,
  heroes: [drawn('treasureCase')],
  scenes: ['cavern'],
  palettes: [palette('#1c0a3a', '#6a34b8', '#b98aff', '#faf5ff', '#dcc4ff', '#ffc94d')],
}

export const instantScratch: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('clover'), drawn('coin')],
  heroes: [drawn('scratchCard')],
  scenes: ['planets'],
  palettes: [palette('#04261a', '#128a54', '#5fe8a8', '#f2fff8', '#b4f4d4', '#ff6a3d')],
}

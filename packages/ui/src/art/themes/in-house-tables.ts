// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { family, treasure } from './in-house.ts'
import { drawn, icon } from './theme.ts'
import type { Theme } from './theme.ts'

/* The worlds of the tables for one player: the same family, other colours. */

export const instantRoulette: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('chips'), drawn('coin')],
  heroes: [drawn('rouletteWheel')],
  scenes: ['felt'],
  palettes: [palette('#04241a', '#0c7a4e', '#3fe09a', '#f0fff8', '#9af0cc', '#ff5d73')],
}

export const instantBaccarat: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('chips'), drawn('coin')],
  heroes: [drawn('baccarat')],
  scenes: ['curtains'],
  palettes: [palette('#041c34', '#0f5f9a', '#4ab8ff', '#f2faff', '#a8dcff', '#ffc94d')],
}

export const instantSicbo: Theme = {
  ...family,
  words: [],
  companions: [drawn('chips'), drawn('coin')],
  heroes: [drawn('threeDice')],
  scenes: ['lanterns'],
  palettes: [palette('#2c060a', '#a81e1e', '#ff6a4d', '#fff6f0', '#ffb69a', '#ffb03a')],
}

export const instantCraps: Theme = {
  ...family,
  words: [],
  companions: [drawn('chips'), drawn('star')],
  heroes: [drawn('crapsDice')],
  scenes: ['neon'],
  palettes: [palette('#06123c', '#1f48b0', '#6a9bff', '#f2f6ff', '#b4ccff', '#ff5d73')],
}

export const instantDragonTiger: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [
    icon('dragon-head', '', { light: '#ff9a6a', dark: '#8a0f1a', accent: '#ffd06a' }),
    drawn('coin'),
  ],
  heroes: [icon('tiger-head', '', { light: '#ffd28a', dark: '#8a3a06', accent: '#ff9a2d' })],
  scenes: ['temple'],
  palettes: [palette('#2a0816', '#8a1c3a', '#ff6a8a', '#fff4f6', '#ffb4c4', '#ffc94d')],
}

export const instantFantan: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: treasure,
  heroes: [drawn('fantanBeads')],
  scenes: ['lanterns'],
  palettes: [palette('#160a3c', '#4a2fb0', '#9b8aff', '#f7f4ff', '#ccc0ff', '#f0519b')],
}

export const instantPrawnCrab: Theme = {
  ...family,
  words: [],
  companions: [icon('shrimp', '', { light: '#ffb08a', dark: '#a8380f', accent: '#ff7a3d' }), drawn('coin')],
  heroes: [drawn('boldCrab')],
  scenes: ['reef'],
  palettes: [palette('#04282c', '#0f8a8a', '#4ae0d4', '#f0fffd', '#a8f4ec', '#ff7a3d')],
}

export const instantXocdia: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('coin'), drawn('star')],
  heroes: [drawn('xocdiaBowl')],
  scenes: ['lanterns'],
  palettes: [palette('#2c1004', '#a84a14', '#ff9a4d', '#fff8f0', '#ffcc9a', '#3f8fe0')],
}

export const instantMoneyWheel: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('chips'), drawn('star')],
  heroes: [drawn('moneyWheel')],
  scenes: ['spotlight'],
  palettes: [palette('#2c0616', '#9a1f4a', '#ff6a9a', '#fff4f8', '#ffb4cc', '#ffc94d')],
}

export const instantSuperSix: Theme = {
  ...family,
  words: [],
  upright: true,
  companions: [drawn('chips'), drawn('coin')],
  heroes: [drawn('superSix')],
  scenes: ['curtains'],
  palettes: [palette('#05263a', '#0b7a8f', '#3fd6e0', '#f0fdff', '#a0ecf2', '#ffc94d')],
}

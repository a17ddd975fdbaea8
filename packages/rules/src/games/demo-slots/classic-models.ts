// SPDX-License-Identifier: Apache-2.0
import type { DemoModel } from './model.ts'
import { paylines } from './paylines.ts'

/** Three reels with five lines. */
export const classicModels: readonly DemoModel[] = [
  {
    name: 'classic-low',
    kind: 'classic',
    swing: 'low',
    volatility: 1,
    reels: {
      engine: 'lines',
      lines: paylines(5),
      rows: 3,
      parts: 20,
      wild: 'W',
      strips: [
        '27673545746375465746573671532746',
        '5756526546736475754373423617476W',
        '456576736452475W7476735673142635',
      ],
    },
    pays: {
      '1': [0, 0, 270],
      '2': [0, 0, 200],
      '3': [0, 0, 160],
      '4': [0, 0, 120],
      '5': [0, 0, 100],
      '6': [0, 0, 75],
      '7': [0, 0, 60],
    },
  },
  {
    name: 'classic-medium',
    kind: 'classic',
    swing: 'medium',
    volatility: 3,
    reels: {
      engine: 'lines',
      lines: paylines(5),
      rows: 3,
      parts: 20,
      wild: 'W',
      strips: [
        '15676754276567473753563675462747',
        '2657647564W4653675736752167375W4',
        '453624756767571426757356W36W5476',
      ],
    },
    pays: {
      '1': [0, 0, 1600],
      '2': [0, 0, 520],
      '3': [0, 0, 240],
      '4': [0, 0, 120],
      '5': [0, 0, 60],
      '6': [0, 0, 35],
      '7': [0, 0, 22],
    },
  },
  {
    name: 'classic-high',
    kind: 'classic',
    swing: 'high',
    volatility: 4,
    reels: {
      engine: 'lines',
      lines: paylines(5),
      rows: 3,
      parts: 20,
      wild: 'W',
      strips: [
        '76754767563756475724756561637432',
        '647W6575175636474756735626732745',
        '6456746767267547357523756W715364',
      ],
    },
    pays: {
      '1': [0, 0, 4200],
      '2': [0, 0, 1000],
      '3': [0, 0, 400],
      '4': [0, 0, 180],
      '5': [0, 0, 80],
      '6': [0, 0, 35],
      '7': [0, 0, 18],
    },
  },
]

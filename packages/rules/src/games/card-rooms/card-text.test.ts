// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { cardText } from './card-text.ts'

it.each([
  ['holdem', 0, 'As'],
  ['holdem', 1, 'Ah'],
  ['tienlen', 39, 'Td'],
  ['omaha', 51, 'Kd'],
  ['holdem', 52, ''],
  ['holdem', -1, ''],
  ['rummy', 52, 'Jo'],
  ['rummy', 53, 'As'],
  ['rummy', 105, 'Jo'],
  ['rummy', 106, ''],
] as const)('writes card %s %i as %s', (game, card, text) => {
  expect(cardText(game, card)).toBe(text)
})

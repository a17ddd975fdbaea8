// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { ROOM_GAMES, type RoomGame } from './room.ts'
import { shortResult } from './short-result.ts'

const SPADES = 0
const card = (rank: number, suit = SPADES): number => (rank - 1) * 4 + suit
const dealt = (side: string, ...ranks: number[]) =>
  ranks.map((rank) => ({ type: 'card', side, card: card(rank) }))

it.each<[RoomGame, object[], string, string]>([
  ['roulette', [{ type: 'stop', pocket: 17 }], '17', 'black'],
  ['roulette', [{ type: 'stop', pocket: 32 }], '32', 'red'],
  ['roulette', [{ type: 'stop', pocket: 0 }], '0', 'green'],
  ['baccarat', [...dealt('player', 9, 13), ...dealt('banker', 1, 7)], 'P', 'blue'],
  ['baccarat', [...dealt('player', 2, 3, 5), ...dealt('banker', 11, 4)], 'B', 'red'],
  ['baccarat', [...dealt('player', 4, 4), ...dealt('banker', 12, 8)], 'T', 'green'],
  ['supersix', [...dealt('player', 9, 13), ...dealt('banker', 1, 7)], 'P', 'blue'],
  ['supersix', [...dealt('player', 2, 3), ...dealt('banker', 2, 4)], 'B', 'red'],
  ['dragontiger', [...dealt('dragon', 13), ...dealt('tiger', 12)], 'D', 'red'],
  ['dragontiger', [...dealt('dragon', 1), ...dealt('tiger', 2)], 'T', 'gold'],
  ['dragontiger', [...dealt('dragon', 5), { type: 'card', side: 'tiger', card: card(5, 2) }], '=', 'green'],
  ['sicbo', [{ type: 'dice', faces: [1, 4, 6] }], '11', 'red'],
  ['sicbo', [{ type: 'dice', faces: [1, 4, 5] }], '10', 'blue'],
  ['sicbo', [{ type: 'dice', faces: [5, 5, 5] }], '15', 'green'],
  ['fantan', [{ type: 'beads', beads: 63 }], '3', 'plain'],
  ['fantan', [{ type: 'beads', beads: 64 }], '4', 'plain'],
  ['moneywheel', [{ type: 'stop', segment: 1 }], '1', 'plain'],
  ['moneywheel', [{ type: 'stop', segment: 14 }], '20', 'red'],
  ['moneywheel', [{ type: 'stop', segment: 0 }], 'J', 'black'],
  ['moneywheel', [{ type: 'stop', segment: 28 }], '★', 'black'],
  ['xocdia', [{ type: 'discs', red: [true, false, true, false] }], '2', 'red'],
  ['xocdia', [{ type: 'discs', red: [true, false, false, false] }], '1', 'black'],
  ['blackjack', [{ type: 'table', dealer: [card(10), card(7)] }], '17', 'plain'],
  ['blackjack', [{ type: 'table', dealer: [card(1), card(4), card(5)] }], '20', 'red'],
  ['blackjack', [{ type: 'table', dealer: [card(1), card(13)] }], 'BJ', 'gold'],
  ['blackjack', [{ type: 'table', dealer: [card(13), card(6), card(12)] }], '×', 'green'],
])('shortens a round of %s %j to %s in %s', (game, events, label, tone) => {
  expect(shortResult(game, events)).toEqual({ label, tone })
})

it('is nothing for what is no round of the game', () => {
  for (const game of ROOM_GAMES)
    for (const events of [null, 'x', {}, [], [null], [{}], [{ type: 'card', side: 'player', card: 'A' }]])
      expect([game, events, shortResult(game, events)]).toEqual([game, events, null])
})

// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import type { HandRecord } from '../../../card-protocol/hand-record.ts'
import { positionName, statisticsOf } from './statistics.ts'

function record(change: Partial<HandRecord>, own: Partial<HandRecord['players'][number]>): HandRecord {
  const players = [0, 1, 2].map((chair) => ({
    ...{ playerId: `p${chair}`, chair, before: '100000000', after: '100000000', rake: '0', positions: [] },
    ...{ entered: false, raisedFirst: false, sawFlop: false, sawShowdown: false, position: chair },
  }))
  return {
    ...{ id: 'h', game: 'holdem', beganAtMs: 0, endedAtMs: 1, counts: true, events: [], openPositions: [] },
    stakes: { currency: 'USD', bigBlind: '1000000' },
    players: players.map((player) => (player.chair === 0 ? { ...player, ...own } : player)),
    ...change,
  }
}

it('counts what a player did and won, by position', () => {
  const records = [
    record({}, { entered: true, raisedFirst: true, sawFlop: true, sawShowdown: true, after: '112500000' }),
    record({}, { entered: true, sawFlop: true, after: '95000000', position: 1 }),
    record({ stakes: { currency: 'VND', bigBlind: '2000000' } }, { after: '98000000', position: 2 }),
    record({}, {}),
  ]
  const { byPosition, ...all } = statisticsOf(records, 'p0')
  expect(all).toEqual({
    ...{ hands: 4, enteredBasisPoints: 5_000, raisedBasisPoints: 2_500, sawFlopBasisPoints: 5_000 },
    ...{ sawShowdownBasisPoints: 2_500, won: { USD: '7500000', VND: '-2000000' } },
    bigBlindsPer100Hands: 162.5,
  })
  expect(Object.keys(byPosition).sort()).toEqual(['bigBlind', 'button', 'smallBlind'])
  expect(byPosition.button).toMatchObject({ hands: 2, bigBlindsPer100Hands: 625 })
})

it('leaves out hands that do not count, tournaments and hands of others', () => {
  const records = [record({ counts: false }, {}), record({ game: 'sitandgo' }, {}), record({}, {})]
  expect(statisticsOf(records, 'p0').hands).toBe(1)
  expect(statisticsOf(records, 'nobody')).toMatchObject({ hands: 0, won: {}, byPosition: {} })
})

it('names positions at tables of every size', () => {
  const names = (players: number) => Array.from({ length: players }, (_, at) => positionName(at, players))
  expect(names(2)).toEqual(['button', 'bigBlind'])
  expect(names(6)).toEqual(
    ['button', 'smallBlind', 'bigBlind', 'early', 'middle', 'cutoff'].map((one) => one),
  )
  expect(names(9).filter((name) => name === 'early').length).toBe(3)
})

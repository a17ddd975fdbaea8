// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { HandRecord, RecordedEvent, RecordedPlayer } from '../../../card-protocol/hand-record.ts'
import { cardsNeeded, evidenceOf } from './hand-evidence.ts'
import { judgePair, LIMITS, type PairFigures } from './judge-pair.ts'

const player = (
  playerId: string,
  before: number,
  after: number,
  more: Partial<RecordedPlayer> = {},
): RecordedPlayer => ({
  ...{ playerId, chair: Number(playerId) - 1, before: String(before), after: String(after) },
  ...{ rake: '0', positions: [] },
  ...more,
})
const record = (
  players: RecordedPlayer[],
  events: RecordedEvent[] = [],
  more: Partial<HandRecord> = {},
): HandRecord => ({
  ...{ id: 'h1', game: 'holdem', beganAtMs: 0, endedAtMs: 1, counts: true, stakes: { bigBlind: '10' } },
  ...{ players, events, openPositions: [], ...more },
})
const nobody = { cardsOf: () => [], addressOf: () => undefined }
const figures: PairFigures = {
  ...{ game: 'holdem', hands: 100n, givenHands: 0n, givenByFirst: 0n, givenBySecond: 0n },
  ...{ duels: 0n, quietDuels: 0n, addressHands: 0n },
}

describe('what a hand says of two players', () => {
  it('divides a win among those who lost, without what the rake took', () => {
    const hand = record([player('1', 1_000, 1_380), player('2', 1_000, 700), player('3', 1_000, 900)])
    expect(
      evidenceOf(hand, nobody).map(({ first, second, lostByFirst, lostBySecond }) => [
        ...[first, second, lostByFirst, lostBySecond],
      ]),
    ).toEqual([
      ['1', '2', 0n, 285n],
      ['1', '3', 0n, 95n],
      ['2', '3', 0n, 0n],
    ])
  })

  it('sees a gift in a fold after 20 big blinds, not after fewer', () => {
    const lose = (amount: number) =>
      evidenceOf(record([player('1', 1_000, 1_000 - amount), player('2', 1_000, 1_000 + amount)]), nobody)[0]!
    expect([lose(199).givenByFirst, lose(200).givenByFirst]).toEqual([0n, 200n])
  })

  it('sees a gift in a call with two and three, not with aces', () => {
    const at = { sawShowdown: true, sawFlop: false }
    const hand = record(
      [player('1', 1_000, 0, at), player('2', 1_000, 2_000, at)],
      [
        { type: 'raise', chair: 1, amount: '1000', allIn: true },
        { type: 'call', chair: 0, amount: '1000', allIn: true },
      ],
    )
    expect(cardsNeeded(hand)).toEqual(['1'])
    const given = (cards: readonly number[]) =>
      evidenceOf(hand, { ...nobody, cardsOf: () => cards })[0]!.givenByFirst
    const [two, threeOfAnother] = [4, 9]
    const [ace, aceOfAnother] = [0, 1]
    expect(given([two, threeOfAnother])).toBe(1_000n)
    expect(given([ace, aceOfAnother])).toBe(0n)
  })

  it('says nothing of a hand that was taken back, and of chips of a tournament', () => {
    const players = [player('1', 1_000, 0), player('2', 1_000, 2_000)]
    expect(evidenceOf(record(players, [], { counts: false }), nobody)).toEqual([])
    expect(evidenceOf(record(players, [], { game: 'sitandgo' }), nobody)).toEqual([])
  })
})

describe('the limits', () => {
  const kinds = (change: Partial<PairFigures>) => judgePair({ ...figures, ...change }).map(({ kind }) => kind)

  it('are met exactly there', () => {
    const least = BigInt(LIMITS.leastGivenHands.blinds)
    const oneWay = { givenByFirst: 90n, givenBySecond: 10n }
    expect(kinds({ givenHands: least, ...oneWay })).toEqual(['chipDumping'])
    expect(kinds({ givenHands: least - 1n, ...oneWay })).toEqual([])
    expect(kinds({ givenHands: least, givenByFirst: 89n, givenBySecond: 11n })).toEqual([])
    expect(kinds({ hands: 100n * least, givenHands: least, ...oneWay })).toEqual(['chipDumping'])
    expect(kinds({ hands: 100n * least + 1n, givenHands: least, ...oneWay })).toEqual([])
    expect(kinds({ game: 'tienlen', givenHands: 39n, ...oneWay })).toEqual([])
    expect(kinds({ game: 'tienlen', givenHands: 40n, ...oneWay })).toEqual(['chipDumping'])
    expect(kinds({ duels: 25n, quietDuels: 22n })).toEqual(['softPlay'])
    expect(kinds({ duels: 25n, quietDuels: 21n })).toEqual([])
    expect(kinds({ duels: 24n, quietDuels: 24n })).toEqual([])
    expect([kinds({ addressHands: 9n }), kinds({ addressHands: 10n })]).toEqual([[], ['sharedAddress']])
  })
})

// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { modelOf, type HoldemMessage } from './felt-model.ts'
import { eventsBetween } from './spoken-events.ts'
import { cardsOf, chair, hand, inHand, othersTurn, ownTurn, showdown, table } from './tables-for-tests.ts'

const model = (message: HoldemMessage) => modelOf(message, { currency: 'USD', decimals: 2 })
const said = (before: HoldemMessage | undefined, now: HoldemMessage) =>
  eventsBetween(before && model(before), model(now))

describe('what is said of a table', () => {
  it('is the cards of a new hand and the own turn', () => {
    expect(said(undefined, ownTurn())).toEqual(['New hand. Your cards: A♠ K♦', 'Your turn: 95.50 to call'])
  })

  it('is each action once', () => {
    const before = othersTurn({ turn: 4, actor: 1 })
    const bet = inHand({ bet: '12', last: { type: 'raise', amount: '12' } })
    const now = {
      ...othersTurn({ turn: 5, actor: 2 }),
      chairs: before.chairs.map((one, at) => (at === 1 && one ? { ...one, inHand: bet } : one)),
    }
    expect(said(before, now)).toEqual(['Bình raises to 12'])
    expect(said(now, now)).toEqual([])
  })

  it('is only the cards that are new on the board', () => {
    const before = othersTurn({ turn: 4, actor: 2 })
    const now = othersTurn({ turn: 4, actor: 2, street: 'river', boards: [cardsOf('Ah 7c 2d Qs 3h')] })
    expect(said(before, now)).toEqual(['On the table: 3♥'])
  })

  it('is who has won what', () => {
    expect(said(othersTurn(), showdown()).at(-1)).toBe('Ann wins 177: Two pair')
  })

  it('is the hand that was taken back', () => {
    const last = { ...showdown().last!, counts: false, id: 'hand-1' }
    expect(said(othersTurn(), table({ last }))).toContain(
      'This hand does not count. Everybody has what they had before it',
    )
  })

  it('never names a hidden card', () => {
    const chairs = [chair(0, { inHand: inHand() }), chair(1, { inHand: inHand() })]
    expect(
      said(undefined, table({ own: null, chairs, hand: hand({ boards: [[]], street: 'preflop' }) })),
    ).toEqual(['New hand'])
  })
})

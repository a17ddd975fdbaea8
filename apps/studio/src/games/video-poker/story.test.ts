// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { newField } from '../../fair/step-game.ts'
import { bestHold, HAND_CARDS, HOLDS, valuesOfHolds } from './best-hold.ts'
import { dealCards, drawCards, POKER_FLOATS } from './deal.ts'
import { judgeHand } from './judge-hand.ts'
import { DEUCES_WILD, JACKS_OR_BETTER, type PokerTable } from './pay-tables.ts'
import { deucesGame, jacksGame } from './story.ts'

const stake = { amount: 1_000_000n, unit: 10_000n }
const floats = Array.from({ length: POKER_FLOATS }, (_, index) => (index * 0.37 + 0.11) % 1)
/** Cards by their signs: spades, hearts, clubs, diamonds. */
const cardsOf = (text: string) =>
  text.split(' ').map((name) => {
    const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'].indexOf(name[0]!)
    return rank * 4 + 'shcd'.indexOf(name[1]!)
  })
const best = (table: PokerTable, text: string) => bestHold(table, cardsOf(text)).toString(2).padStart(5, '0')

describe('video poker', () => {
  it('shuffles the deck by its floats, without a card twice', () => {
    for (const float of [0, 0.25, 0.5, 0.999_999_999]) {
      const cards = dealCards(Array.from({ length: POKER_FLOATS }, () => float))
      expect(new Set(cards).size).toBe(POKER_FLOATS)
    }
    expect(dealCards(Array.from({ length: POKER_FLOATS }, () => 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('keeps the held cards in their positions and replaces the others in order', () => {
    expect(drawCards([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0b00101)).toEqual([0, 5, 2, 6, 7])
    expect(drawCards([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0)).toEqual([5, 6, 7, 8, 9])
  })

  it.each([
    ['Ks Kh 3c 7d 9s', 'jacks', undefined],
    ['Ts Th 3c 7d 9s', undefined, undefined],
    ['As 2h 3c 4d 5s', 'straight', 'straight'],
    ['As Kh Qc Jd Ts', 'straight', 'straight'],
    ['Ks As 2s 3s 4s', 'flush', 'flush'],
    ['As Ks Qs Js Ts', 'royal', 'royal'],
    ['2s Ks Qs Js Ts', 'flush', 'wildRoyal'],
    ['2s 2h 9s 9h 9c', 'threeAndTwo', 'fiveOfAKind'],
    ['2s 9h 9s Kh Kc', 'twoPair', 'threeAndTwo'],
    ['2s 2h 2c 2d 9s', 'quads', 'fourDeuces'],
    ['2s 2h 5c 7c 8c', undefined, 'straightFlush'],
    ['2s 2h 5c 9d Kc', undefined, 'trips'],
    ['2s 9h 9s 4h Kc', undefined, 'trips'],
  ])('judges %s', (text, natural, wild) => {
    expect(judgeHand(JACKS_OR_BETTER, cardsOf(text))).toBe(natural)
    expect(judgeHand(DEUCES_WILD, cardsOf(text))).toBe(wild)
  })

  it('knows the best holds that every book names', () => {
    // A low pair before four to an outside straight; four to a royal before a made flush.
    expect(best(JACKS_OR_BETTER, '4s 4h 5c 6d 7s')).toBe('00011')
    expect(best(JACKS_OR_BETTER, 'As Ks Qs Js 4s')).toBe('01111')
    expect(best(JACKS_OR_BETTER, '3s 5h 7c 9d Ts')).toBe('00000')
    expect(best(DEUCES_WILD, '2s 2h 2c 9d Ks')).toBe('00111')
    expect(valuesOfHolds(JACKS_OR_BETTER, cardsOf('As Ks Qs Js Ts'))[HOLDS - 1]).toBe(800)
  })

  it('shows nothing of the draw before it, and pays the hand after it', () => {
    for (const game of [jacksGame, deucesGame]) {
      const open = game.story(newField({}), stake, floats)
      expect(open).toEqual({
        events: [{ type: 'deal', cards: dealCards(floats).slice(0, HAND_CARDS) }],
        multiplier: 0,
        payout: 0n,
      })
      const played = game.play(newField({}), 0b11111, floats)
      const { events, multiplier, payout } = game.story(played, stake, floats)
      expect(events[1]).toMatchObject({
        type: 'draw',
        hold: 31,
        cards: dealCards(floats).slice(0, HAND_CARDS),
      })
      expect(payout).toBe(BigInt(multiplier))
    }
  })

  it('takes one move that is a hold, and no other', () => {
    for (const move of [-1, 32, 0.5])
      expect(() => jacksGame.checkMove(newField({}), move, floats)).toThrow('studio.badMove')
    const played = jacksGame.play(newField({}), 3, floats)
    expect(() => jacksGame.checkMove(played, 3, floats)).toThrow('studio.badMove')
    expect(jacksGame.mayCashOut(newField({}))).toBe(false)
  })
})

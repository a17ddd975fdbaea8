// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../fair/fraction.ts'
import { newField, replay } from '../../fair/step-game.ts'
import { guessWins, HILO_CARDS, HILO_MOVES, hiloCard, hiloMultiplier, winningRanks } from './maths.ts'
import { hiloGame } from './story.ts'

const { higher, lower, skip } = HILO_MOVES
const stake = { amount: 1_000_000n, unit: 1n }
const deck = Array.from({ length: HILO_CARDS }, (_, card) => card)
/** Floats that deal these cards. */
const dealing = (...cards: number[]) => cards.map((card) => (card + 0.5) / HILO_CARDS)
const [ace, seven, king] = [0, 24, 48]

describe('hilo', () => {
  it('pays (1 - e) x 13 / (14 - r) for higher and (1 - e) x 13 / r for lower, cut to six decimals', () => {
    expect(hiloMultiplier([winningRanks(seven, higher)])).toBe(Math.floor((0.99 * 13 * 1e6) / 7))
    expect(hiloMultiplier([winningRanks(ace, lower)])).toBe(12_870_000)
    expect(hiloMultiplier([winningRanks(king, higher)])).toBe(12_870_000)
  })

  it('has the chances that dealing every next card gives', () => {
    for (const card of deck)
      for (const move of [higher, lower])
        expect(deck.filter((next) => guessWins(card, move, next))).toHaveLength(4 * winningRanks(card, move))
  })

  it('returns 99 % over every deal of two guesses, less what rounding to six decimals removes', () => {
    // The player guesses the likelier side, and the other one where that is certain.
    const guess = (card: number) => {
      const up = winningRanks(card, higher)
      return (up >= 7 && up < 13) || up === 1 ? higher : lower
    }
    let paid = 0n
    for (const first of deck)
      for (const second of deck)
        for (const third of deck) {
          const floats = dealing(first, second, third)
          const one = hiloGame.play(newField({}), guess(first), floats)
          const field = one.state === 'open' ? hiloGame.play(one, guess(second), floats) : one
          paid += BigInt(hiloGame.story(field, stake, floats).multiplier)
        }
    const rtp = fraction(paid, 52n ** 3n * 1_000_000n)
    expect(compare(rtp, fraction(99n, 100n))).toBeLessThanOrEqual(0)
    expect(compare(rtp, fraction(989_999n, 1_000_000n))).toBeGreaterThan(0)
  })

  it('hides every card that is still to come, and skips a card without a change of the multiplier', () => {
    const floats = dealing(seven, king, ace)
    const field = replay(hiloGame, { bet: {}, moves: [higher, skip], ended: false }, floats)
    const story = hiloGame.story(field, stake, floats)
    expect(story.events.map((event) => event.card)).toEqual([seven, king, ace])
    expect(story.multiplier).toBe(hiloMultiplier([7]))
    expect(hiloGame.story(newField({}), stake, dealing(seven)).events).toEqual([
      { type: 'card', card: seven },
    ])
    expect(hiloGame.mayCashOut(newField({}))).toBe(false)
  })

  it('refuses a guess that cannot lose, unknown moves and too many skips', () => {
    const check = (card: number, move: number) => hiloGame.checkMove(newField({}), move, dealing(card))
    expect(() => check(ace, higher)).toThrow('studio.badMove')
    expect(() => check(king, lower)).toThrow('studio.badMove')
    for (const move of [-1, 3, 0.5]) expect(() => check(seven, move)).toThrow('studio.badMove')
    const skips = Array.from({ length: 50 }, () => skip)
    const floats = dealing(...Array.from({ length: 52 }, () => seven))
    expect(() => hiloGame.checkMove({ ...newField({}), moves: skips }, skip, floats)).toThrow(
      'studio.badMove',
    )
  })

  it('reads a card from a float', () => {
    expect([hiloCard(0), hiloCard(0.5), hiloCard(1 - 2 ** -32)]).toEqual([0, 26, 51])
  })
})

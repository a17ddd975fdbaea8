// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { newField, replay } from '../../fair/step-game.ts'
import { bestPlay } from './advice.ts'
import { BLACKJACK_FLOATS, floatsOf } from './parts.ts'
import { BLACKJACK_CARDS, BLACKJACK_MOVES, shuffledCards, totalOf } from './rules.ts'
import { blackjackGame, movesOfEvents, tableAfter } from './story.ts'
import { tableOfEvents } from './table-of-events.ts'
import { movesOf } from './table.ts'

const { hit, stand, double, split, insure, decline } = BLACKJACK_MOVES
const FLOATS = floatsOf({ hands: 3 })
const stake = { amount: 10_000_000n, unit: 10_000n }

/** Floats that deal these cards in order (player, dealer, player, dealer, then as taken), and others after them. */
function dealing(text: string): number[] {
  const wanted = text
    .split(' ')
    .map((sign) => ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'].indexOf(sign) * 4)
  const shoe = Array.from({ length: BLACKJACK_CARDS }, (_, index) => index)
  return Array.from({ length: FLOATS }, (_, position) => {
    const card = wanted[position]
    const found =
      card === undefined ? position : shoe.findIndex((each, index) => index >= position && each % 52 === card)
    const other =
      found < 0
        ? shoe.findIndex((each, index) => index >= position && Math.floor((each % 52) / 4) * 4 === card)
        : found
    ;[shoe[position], shoe[other]] = [shoe[other]!, shoe[position]!]
    return (other - position + 0.5) / (BLACKJACK_CARDS - position)
  })
}

function played(text: string, ...moves: number[]) {
  const floats = dealing(text)
  const table = tableAfter({ bet: {}, moves: [] }, floats)
  const field = replay(blackjackGame, { bet: {}, moves, ended: false }, floats)
  const raised = moves.reduce((sum, move) => sum + blackjackGame.raise!(newField({}), move, stake), 0n)
  const story = blackjackGame.story(field, stake, floats)
  const result = story.events.find((event) => event.type === 'result')
  return { field, raised, payout: story.payout, story, over: table.over, results: result?.hands, floats }
}

describe('blackjack', () => {
  it.each([
    ['a win', 'T 7 9 T', [stand], 0, 20, ['won']],
    ['a tie', 'T 7 8 T 9', [stand], 0, 20, ['won']],
    ['an equal total', 'T 9 9 T', [stand], 0, 10, ['push']],
    ['a loss', 'T 9 8 T', [stand], 0, 0, ['lost']],
    ['too much', 'T 9 6 T T', [hit], 0, 0, ['bust']],
    ['a dealer with too much', 'T 6 2 T T', [stand], 0, 20, ['won']],
    ['a dealer who stands on soft 17', 'T 6 8 A', [stand], 0, 20, ['won']],
    ['three cards that make 21, which ends the hand', 'T 9 5 T 6', [hit], 0, 20, ['won']],
    ['a doubled win', '5 6 6 T T T', [double], 10, 40, ['won']],
    ['a doubled loss', '5 T 6 T 2', [double], 10, 0, ['lost']],
    ['two split hands, one won, one lost', '8 T 8 9 3 9 T', [split, stand, stand], 10, 0, ['lost', 'lost']],
    ['two split hands, one doubled', '8 6 8 T 3 T T T', [split, double, stand], 20, 60, ['won', 'won']],
    [
      'split aces with one card each, where 21 is no blackjack',
      'A 9 A T T 5',
      [split],
      10,
      20,
      ['won', 'lost'],
    ],
    ['insurance that is lost', 'T A 9 7', [insure, stand], 5, 20, ['won']],
    ['insurance that pays', 'T A 9 T', [insure], 5, 15, ['lost']],
    ['a blackjack against a blackjack, insured', 'A A T T', [insure], 5, 25, ['push']],
    ['a blackjack behind an ace, not insured', 'T A 9 T', [decline], 0, 0, ['lost']],
  ] as const)('pays %s', (_name, cards, moves, raised, payout, results) => {
    const round = played(cards, ...moves)
    expect([round.raised, round.payout, round.results]).toEqual([
      BigInt(raised) * 1_000_000n,
      BigInt(payout) * 1_000_000n,
      results,
    ])
    expect(round.field.state).toBe('cashedOut')
  })

  it('ends with the deal on a blackjack of the player, or of a dealer with an open ten', () => {
    const natural = played('A 9 T T')
    expect([natural.over, natural.payout, natural.results]).toEqual([true, 25_000_000n, ['blackjack']])
    expect(blackjackGame.decided!(newField({}), natural.floats)).toBe(true)
    const theirs = played('T T 9 A')
    expect([theirs.over, theirs.payout, theirs.results]).toEqual([true, 0n, ['lost']])
    const both = played('A T T A')
    expect([both.over, both.payout, both.results]).toEqual([true, 10_000_000n, ['push']])
  })

  it('offers what the rules allow at each moment, and nothing else', () => {
    const offered = (cards: string, ...moves: number[]) =>
      movesOf(tableAfter({ bet: {}, moves }, dealing(cards)))
    expect(offered('T 7 9 T')).toEqual([hit, stand, double])
    expect(offered('8 7 8 T')).toEqual([hit, stand, double, split])
    expect(offered('T A 9 8')).toEqual([insure, decline])
    expect(offered('T A 9 8', decline)).toEqual([hit, stand, double])
    expect(offered('2 7 3 T 2', hit)).toEqual([hit, stand])
    // No second split.
    expect(offered('8 7 8 T 8 8', split)).toEqual([hit, stand, double])
    expect(offered('T 7 9 T', stand)).toEqual([])
    for (const move of [split, insure, decline, -1, 6, 0.5])
      expect(() => blackjackGame.checkMove(newField({}), move, dealing('T 7 9 T'))).toThrow('studio.badMove')
  })

  it('insures for half the stake in whole coins, and not at all if that is nothing', () => {
    const insurance = (amount: bigint) =>
      blackjackGame.raise!(newField({}), insure, { amount, unit: 10_000n })
    expect(insurance(30_000n)).toBe(10_000n)
    expect(() => insurance(10_000n)).toThrow('studio.badMove')
    const floats = dealing('T A 9 T')
    const story = blackjackGame.story(
      { bet: {}, moves: [insure], state: 'cashedOut' },
      { amount: 30_000n, unit: 10_000n },
      floats,
    )
    expect(story.payout).toBe(30_000n)
  })

  it('keeps the second card of the dealer and all cards to come to itself', () => {
    const floats = dealing('T 7 5 9 2')
    const story = blackjackGame.story(
      replay(blackjackGame, { bet: {}, moves: [hit], ended: false }, floats),
      stake,
      floats,
    )
    expect(story.events).toEqual([
      { type: 'deal', player: [36, 16], dealer: 24 },
      { type: 'card', hand: 0, card: 4, doubled: false },
    ])
    expect(story.payout).toBe(0n)
  })

  it('stands on every hand, without insurance, when it is abandoned', () => {
    let field = newField({})
    const floats = dealing('T A 6 8')
    while (field.state === 'open')
      field = blackjackGame.play(field, blackjackGame.finish!(field, floats), floats)
    expect(field.moves).toEqual([decline, stand])
  })

  it('tells its moves and its table by its events', () => {
    const moves = [split, hit, stand, double]
    const floats = dealing('8 6 8 T 3 3 4 T T T')
    const field = replay(blackjackGame, { bet: {}, moves, ended: false }, floats)
    const { events } = blackjackGame.story(field, stake, floats)
    expect(movesOfEvents(events)).toEqual(moves)
    moves.forEach((_, made) => {
      const part = replay(blackjackGame, { bet: {}, moves: moves.slice(0, made), ended: false }, floats)
      const [seen, real] = [
        tableOfEvents(blackjackGame.story(part, stake, floats).events),
        tableAfter({ bet: {}, moves: moves.slice(0, made) }, floats),
      ]
      expect([seen.hands, seen.active, movesOf(seen)]).toEqual([real.hands, real.active, movesOf(real)])
    })
  })

  it.each([
    ['T 6 2 T', 'stand'],
    ['T 7 6 T', 'hit'],
    ['6 6 5 T', 'double'],
    ['8 T 8 9', 'split'],
    ['A 9 A T', 'split'],
    ['T 6 T 5', 'stand'],
    ['A 9 7 5', 'hit'],
    ['A 6 7 5', 'double'],
  ])('advises what every book does: %s', (cards, play) => {
    expect(bestPlay(tableAfter({ bet: {}, moves: [] }, dealing(cards)))?.play).toBe(play)
  })

  it('never needs more cards than a round has', () => {
    // The longest hands: small cards only.
    const floats = dealing(`2 2 2 2 ${Array.from({ length: 28 }, () => '2').join(' ')}`)
    const moves: number[] = []
    for (
      let table = tableAfter({ bet: {}, moves: [split] }, floats);
      !table.over && moves.length < 60;
      table = tableAfter({ bet: {}, moves: [split, ...moves] }, floats)
    )
      moves.push(hit)
    expect(tableAfter({ bet: {}, moves: [split, ...moves] }, floats).taken).toBeLessThan(BLACKJACK_FLOATS)
    expect(shuffledCards(floats)).toHaveLength(FLOATS)
    expect(totalOf([0, 0, 32]).total).toBe(21)
  })
})

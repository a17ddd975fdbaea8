// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { toPercent } from '../../fair/fraction.ts'
import { HAND_CARDS, replacedBy, sumsOfHolds, WEIGHTS } from './best-hold.ts'
import { createFastJudge, rankBits, suitBits } from './fast-judge.ts'
import { judgeHand } from './judge-hand.ts'
import { forEachHand } from './card-lists.ts'
import { wholeReturn } from './par/whole-return.ts'
import { DEUCES_WILD, JACKS_OR_BETTER, timesOf, type PokerTable } from './pay-tables.ts'
import { finalChance, pokerRtp } from './stated-return.ts'

/** Not Ugly Ducks, a table of deuces with a published return of its own. */
const uglyDucks: PokerTable = {
  wild: true,
  pays: DEUCES_WILD.pays.map((line) => ({
    ...line,
    times: { straightFlush: 10, fiveOfAKind: 16 }[line.hand as string] ?? line.times,
  })),
}

const named = [
  ['Jacks or Better 9/6', JACKS_OR_BETTER],
  ['Deuces Wild', DEUCES_WILD],
] as const
const cases = new Map(named.map(([name, table]) => [name, playAll(table)]))

/** The return over all deals; every 40,000th deal is also summed draw by draw. */
function playAll(table: PokerTable) {
  const judge = createFastJudge(table)
  const suits = suitBits(table)
  const pays = [...new Set([0, ...table.pays.map(({ times }) => times)])]
  const kindOf = (cards: readonly number[]) => {
    let [once, twice, thrice, all, suit] = [0, 0, 0, 0, 15]
    for (const card of cards) {
      const rank = rankBits[card]!
      all |= thrice & rank
      thrice |= twice & rank
      twice |= once & rank
      once |= rank
      suit &= suits[card]!
    }
    return pays.indexOf(judge(once, twice, thrice, all, suit))
  }
  const differing: string[] = []
  let compared = 0
  const { kinds, parts } = wholeReturn(kindOf, pays, (cards, index, best) => {
    if (index % 40_000 !== 17) return
    compared += 1
    const sums = sumsOfHolds(table, cards)
    const weighed = Array.from(sums, (sum, hold) => sum * WEIGHTS[replacedBy(hold)]!)
    if (sums[best.hold] !== best.sum || Math.max(...weighed) !== weighed[best.hold])
      differing.push(cards.join())
  })
  return {
    kinds: new Map(pays.map((times, kind) => [times, kinds[kind]!])),
    parts,
    kindOf,
    pays,
    differing,
    compared,
  }
}

describe('the return of video poker with the best holds', () => {
  it.each([
    ['Jacks or Better 9/6', JACKS_OR_BETTER, '99.5439044', 19_842_315_923_796n],
    ['Deuces Wild', DEUCES_WILD, '98.9130879', 19_716_573_822_012n],
  ] as const)('is that of all 2,598,960 deals for %s', (name, table, percent, whole) => {
    const { kinds, parts } = cases.get(name)!
    const paid = [...kinds].reduce((sum, [times, weight]) => sum + BigInt(times) * BigInt(weight), 0n)
    expect([paid, parts]).toEqual([whole, 19_933_230_517_200])
    expect(toPercent(pokerRtp(table), 7)).toBe(percent)
    // Kinds that pay the same are one here.
    for (const [times, weight] of kinds)
      if (times > 0) {
        const stated = table.pays
          .filter((line) => line.times === times)
          .map(({ hand }) => finalChance(table, hand))
        const sum = stated.reduce(
          (total, { numerator, denominator }) => total + (numerator * BigInt(parts)) / denominator,
          0n,
        )
        expect(sum).toBe(BigInt(weight))
      }
  })

  it('is the published 99.5439 % of Jacks or Better, with every final chance', () => {
    const chance = (hand: (typeof JACKS_OR_BETTER.pays)[number]['hand']) =>
      toPercent(finalChance(JACKS_OR_BETTER, hand), 7)
    expect(JACKS_OR_BETTER.pays.map(({ hand }) => chance(hand))).toEqual([
      '21.4585031',
      '12.9278902',
      '7.4448699',
      '1.1229367',
      '1.1014511',
      '1.1512207',
      '0.2362546',
      '0.0109309',
      '0.0024758',
    ])
    const royal = finalChance(JACKS_OR_BETTER, 'royal')
    expect(Number((royal.denominator * 1_000n) / royal.numerator)).toBe(40_390_547)
  })

  it.each(named)('compares holds as summing their draws one by one does: %s', (name) => {
    const { differing, compared } = cases.get(name)!
    expect(compared).toBeGreaterThan(60)
    expect(differing).toEqual([])
  })

  it('is the published 99.7283 % of another table of deuces', () => {
    const { kinds, parts } = playAll(uglyDucks)
    const paid = [...kinds].reduce((sum, [times, weight]) => sum + times * weight, 0)
    expect((100 * paid) / parts).toBeCloseTo(99.7283, 4)
  })
})

describe('a hand of video poker', () => {
  it.each(named)('is judged the same by two methods, for all 2,598,960 hands: %s', (name, table) => {
    const { kindOf, pays } = cases.get(name)!
    let [differing, count] = [0, 0]
    const names = new Map<string, number>()
    forEachHand(HAND_CARDS, (cards) => {
      const hand = judgeHand(table, cards)
      count += 1
      names.set(hand ?? 'none', (names.get(hand ?? 'none') ?? 0) + 1)
      if (timesOf(table, hand) !== pays[kindOf(cards)]) differing += 1
    })
    expect([count, differing]).toEqual([2_598_960, 0])
    if (!table.wild)
      expect(
        ['twoPair', 'trips', 'straight', 'flush', 'threeAndTwo', 'quads', 'straightFlush', 'royal'].map(
          (each) => names.get(each),
        ),
      ).toEqual([123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4])
  })
})

// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import type { HandName, PokerTable } from './pay-tables.ts'

/** All deals, each with the draws of its best hold: the parts of which `finalHands` counts those of each final hand. */
const PARTS = 19_933_230_517_200n

/** How often each hand is the final one with the best holds; proven in the game's test. */
const jacksHands: Partial<Record<HandName, bigint>> = {
  jacks: 4_277_372_890_968n,
  twoPair: 2_576_946_164_148n,
  trips: 1_484_003_070_324n,
  straight: 223_837_565_784n,
  flush: 219_554_786_160n,
  threeAndTwo: 229_475_482_596n,
  quads: 47_093_167_764n,
  straightFlush: 2_178_883_296n,
  royal: 493_512_264n,
}

const deucesHands: Partial<Record<HandName, bigint>> = {
  trips: 5_671_888_316_712n,
  straight: 1_127_418_244_716n,
  flush: 330_600_227_364n,
  threeAndTwo: 423_165_297_240n,
  quads: 1_294_427_430_576n,
  straightFlush: 82_122_481_680n,
  fiveOfAKind: 63_818_309_856n,
  wildRoyal: 35_796_957_696n,
  fourDeuces: 4_060_462_824n,
  royal: 440_202_756n,
}

/** The chance that a hand is the final one with the best holds. */
export function finalChance(table: PokerTable, hand: HandName): Fraction {
  return fraction((table.wild ? deucesHands : jacksHands)[hand] ?? 0n, PARTS)
}

/** The return to player with the best holds: exact for a shuffle in which all orders are equally likely. */
export function pokerRtp(table: PokerTable): Fraction {
  const hands = table.wild ? deucesHands : jacksHands
  const paid = table.pays.reduce((sum, { hand, times }) => sum + BigInt(times) * (hands[hand] ?? 0n), 0n)
  return fraction(paid, PARTS)
}

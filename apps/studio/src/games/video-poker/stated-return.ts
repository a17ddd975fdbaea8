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
  trips: 5_342_459_132_100n,
  straight: 1_145_693_955_936n,
  flush: 407_618_134_488n,
  threeAndTwo: 522_030_725_952n,
  quads: 1_221_906_215_292n,
  straightFlush: 98_364_942_600n,
  fiveOfAKind: 62_200_335_720n,
  wildRoyal: 38_121_545_472n,
  fourDeuces: 3_727_240_860n,
  royal: 459_185_352n,
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

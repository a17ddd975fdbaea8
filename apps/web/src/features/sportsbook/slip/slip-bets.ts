// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from '@tessera/rules/currencies/known'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import {
  amountFromWire,
  amountOfMillionths,
  amountToWire,
  isWireAmount,
  multiplyWire,
} from '@tessera/rules/money'
import { betKindOf, betKindsFor, lineCount, mostLines } from '@tessera/rules/sportsbook/bets/bet-kinds'
import { potentialReturn } from '@tessera/rules/sportsbook/bets/returns'
import type { SlipLeg } from './slip-store.ts'

/** How the legs of a slip are bet on: each by itself, all together, or by systems. */
export type SlipMode = 'single' | 'multiple' | 'system'

/** One bet that the slip can make. */
export interface SlipBet {
  /** Names its stake: the leg of a single, otherwise the kind of bet. */
  key: string
  kind: string
  lines: number
  /** Positions of its legs in the slip. */
  legs: readonly number[]
}

/** Names a leg by what was chosen. */
export const legKey = ({ selections }: Pick<SlipLeg, 'selections'>): string =>
  selections.map(({ marketId, outcome }) => `${marketId}:${outcome}`).join('+')

/** Positions of legs that share their event with another one: only singles take them. */
export function sharedEvents(legs: readonly SlipLeg[]): ReadonlySet<number> {
  const counts = new Map<string, number>()
  for (const { event } of legs) counts.set(event.id, (counts.get(event.id) ?? 0) + 1)
  return new Set(legs.flatMap(({ event }, position) => (counts.get(event.id)! > 1 ? [position] : [])))
}

/** Whether a leg is of a pool, which has no price yet and takes singles only. */
export const isPooled = ({ selections }: SlipLeg): boolean =>
  selections.some(({ type }) => type === 'fight_pool')

/** The modes that legs can be bet in: a slip of one leg is a single, systems need three. */
export const modesOf = (legs: readonly SlipLeg[]): readonly SlipMode[] => {
  if (legs.length < 2) return ['single']
  return legs.length < 3 ? ['single', 'multiple'] : ['single', 'multiple', 'system']
}

/** The bets of a mode, in the order of the slip. */
export function betsOf(mode: SlipMode, legs: readonly SlipLeg[]): readonly SlipBet[] {
  if (mode === 'single')
    return legs.map((leg, position) => ({
      key: `single ${legKey(leg)}`,
      kind: 'single',
      lines: 1,
      legs: [position],
    }))
  const all = legs.map((_, position) => position)
  const kinds = betKindsFor(legs.length).filter(({ code }) =>
    mode === 'multiple' ? code === 'multiple' : code !== 'multiple' && code !== 'single',
  )
  return kinds
    .filter((kind) => lineCount(kind) <= mostLines)
    .map((kind) => ({ key: kind.code, kind: kind.code, lines: lineCount(kind), legs: all }))
}

/** A typed stake; undefined for what is none, or has smaller coins than the currency. */
export function readStake(text: string, currency: string): number | undefined {
  const stake = Number(text)
  if (text === '' || !isWireAmount(stake) || stake <= 0) return undefined
  return Number.isInteger(stake) || walletDecimals(currency) > 0 ? stake : undefined
}

/** What a bet costs; undefined where it is more than an amount can be. */
export function costOf({ lines }: Pick<SlipBet, 'lines'>, stakePerLine: number): number | undefined {
  const cost = amountFromWire(stakePerLine) * BigInt(lines)
  const wire = amountToWire(amountOfMillionths(cost))
  return isWireAmount(wire) ? wire : undefined
}

/** What a bet returns if all of its legs win at these prices, in thousandths; undefined while one has no price. */
export function mostReturnOf(
  { kind, legs }: Pick<SlipBet, 'kind' | 'legs'>,
  { stakePerLine, prices, currency }: { stakePerLine: number; prices: readonly number[]; currency: string },
): number | undefined {
  const of = legs.map((position) => prices[position] ?? 0)
  const rulesKind = betKindOf(kind, legs.length)
  if (!rulesKind || of.some((price) => price <= 1_000)) return undefined
  const coin = coinOf(currency)
  const coins = potentialReturn(rulesKind, amountFromWire(stakePerLine) / coin, of)
  return amountToWire(amountOfMillionths(coins * coin))
}

/** The price of all legs together, in thousandths and rounded down; what a multiple of them pays for each unit. */
export function totalPrice(prices: readonly number[]): number {
  if (prices.length === 0 || prices.some((price) => price <= 1_000)) return 0
  const product = prices.reduce((all, price) => all * BigInt(price), 1_000n)
  return Number(product / 1_000n ** BigInt(prices.length))
}

/** Usual stakes to add by one press, in the size of the currency. */
export const quickStakes = (lowest: number): readonly number[] =>
  [10, 50, 100, 500].map((times) => multiplyWire(lowest, times))

// SPDX-License-Identifier: Apache-2.0
import type { TournamentSettings, TournamentSize } from './tournament.ts'

const HUNDRED = 100n
/** Percent of the pool by rank. */
const shares: Readonly<Record<TournamentSize, readonly bigint[]>> = {
  2: [100n],
  6: [65n, 35n],
  9: [50n, 30n, 20n],
}

export const poolOf = ({ size, buyIn }: TournamentSettings): bigint => BigInt(size) * buyIn

/** The prizes from the first rank on: whole coins, what is left over belongs to the first. Together the pool. */
export function prizesOf(settings: TournamentSettings): bigint[] {
  const pool = poolOf(settings)
  const whole = shares[settings.size].map((percent) => {
    const share = (pool * percent) / HUNDRED
    return share - (share % settings.coin)
  })
  const rest = pool - whole.reduce((sum, prize) => sum + prize, 0n)
  return whole.map((prize, index) => (index === 0 ? prize + rest : prize))
}

/** The prize of so many who share a rank: those of the ranks that they take up, together. */
export function prizeFor(settings: TournamentSettings, rank: number, count: number): bigint {
  return prizesOf(settings)
    .slice(rank - 1, rank - 1 + count)
    .reduce((sum, prize) => sum + prize, 0n)
}

/**
 * Divides what has not been paid among those left: each has the least prize that is certain to them, and the rest goes by chips.
 * Whole coins; odd ones go to the largest stacks.
 */
export function divideByChips(
  settings: TournamentSettings,
  unpaid: bigint,
  stacks: readonly bigint[],
): bigint[] {
  const certain = prizesOf(settings)[stacks.length - 1] ?? 0n
  const rest = unpaid - certain * BigInt(stacks.length)
  const chips = stacks.reduce((sum, stack) => sum + stack, 0n)
  const amounts = stacks.map((stack) => {
    const share = (rest * stack) / chips
    return certain + share - (share % settings.coin)
  })
  let odd = unpaid - amounts.reduce((sum, amount) => sum + amount, 0n)
  const bySize = stacks
    .map((_, index) => index)
    .sort((a, b) => (stacks[b]! > stacks[a]! ? 1 : stacks[b] === stacks[a] ? 0 : -1))
  for (const index of bySize) {
    const coin = odd < settings.coin ? odd : settings.coin
    amounts[index]! += coin
    odd -= coin
  }
  return amounts
}

// SPDX-License-Identifier: Apache-2.0
import { add, amountOfMillionths, subtract, zero, type Amount } from '@tessera/rules/money'

/** The profit after a bet, counted from 1. */
export interface ProfitPoint {
  readonly bet: number
  readonly profit: Amount
}

/** What a player has bet and won in one game since they opened it. */
export interface SessionStats {
  readonly bets: number
  readonly wagered: Amount
  /** Negative for a loss. */
  readonly profit: Amount
  readonly wins: number
  readonly losses: number
  /** The largest return of a bet that won. */
  readonly best: Amount
  /** At most `mostPoints`, the last one included. */
  readonly line: readonly ProfitPoint[]
  /** How many bets are between two points of the line. */
  readonly step: number
}

export const mostPoints = 400
export const noStats: SessionStats = {
  bets: 0,
  wagered: zero,
  profit: zero,
  wins: 0,
  losses: 0,
  best: zero,
  line: [],
  step: 1,
}

/** The statistics with one more bet. A free round takes nothing, and wins or loses by its stake all the same. */
export function withBet(
  stats: SessionStats,
  { stake, taken, payout }: { stake: Amount; taken: Amount; payout: Amount },
): SessionStats {
  const bets = stats.bets + 1
  const profit = add(stats.profit, subtract(payout, taken))
  return {
    bets,
    wagered: add(stats.wagered, taken),
    profit,
    wins: stats.wins + (payout > stake ? 1 : 0),
    losses: stats.losses + (payout < stake ? 1 : 0),
    best: payout > stake && payout > stats.best ? payout : stats.best,
    ...extended(stats, { bet: bets, profit }),
  }
}

/** The line with one more point; when it is full, only every second bet stays, and is added from then on. */
function extended({ line, step }: SessionStats, point: ProfitPoint): Pick<SessionStats, 'line' | 'step'> {
  const last = line.at(-1)
  // The last bet always ends the line, but stays only if it is due.
  const before = last === undefined || last.bet % step === 0 ? line : line.slice(0, -1)
  if (before.length < mostPoints) return { line: [...before, point], step }
  const wider = step * 2
  return { line: [...before.filter(({ bet }) => bet % wider === 0), point], step: wider }
}

/** A text that `readStats` reads. */
export function writeStats(stats: SessionStats): string {
  return JSON.stringify(stats, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

/** Stored statistics; fresh ones for anything unreadable. */
export function readStats(text: string | null): SessionStats {
  try {
    const { bets, wagered, profit, wins, losses, best, line, step } = JSON.parse(text ?? '') as Stored
    return {
      bets: whole(bets),
      wagered: amount(wagered),
      profit: amount(profit),
      wins: whole(wins),
      losses: whole(losses),
      best: amount(best),
      step: Math.max(1, whole(step)),
      line: line.slice(-mostPoints).map((point) => ({ bet: whole(point.bet), profit: amount(point.profit) })),
    }
  } catch {
    return noStats
  }
}

interface Stored {
  readonly bets: number
  readonly wagered: string
  readonly profit: string
  readonly wins: number
  readonly losses: number
  readonly best: string
  readonly step: number
  readonly line: readonly { readonly bet: number; readonly profit: string }[]
}

function whole(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new Error('not a whole number')
  return value as number
}

function amount(value: string): Amount {
  return amountOfMillionths(BigInt(value))
}

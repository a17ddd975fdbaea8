// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { cashOfMany, ownerOfMember } from '../../../ledger/index.ts'
import type { Queries } from '../../../../platform/db/index.ts'
import type { BetToSettle } from '../../bets/stored-bet.ts'
import type { EntryPlan, PlannedBet, PlannedPool } from './entry-store.ts'

/** What would become of a bet, or of a stake in a pool; undefined: it is open. */
export interface BetChange {
  bet: Pick<BetToSettle, 'id' | 'memberId' | 'currency' | 'stake'>
  side?: PlannedBet['side']
  before: Amount | undefined
  after: Amount | undefined
}

interface Sum {
  bets: number
  gainers: number
  losers: number
  gain: bigint
  lose: bigint
  /** What each member gains, or below zero loses, altogether. */
  members: Map<bigint, bigint>
}

const [mostRows, ownersAtOnce] = [200, 1_000]
const differenceOf = ({ before, after }: BetChange): bigint => (after ?? 0n) - (before ?? 0n)
const sizeOf = (change: BetChange): bigint => {
  const difference = differenceOf(change)
  return difference < 0n ? -difference : difference
}

/** Adds up what bets change, and remembers those that change most. */
export function createPlanSums() {
  const sums = new Map<string, Sum>()
  let largest: BetChange[] = []

  function add(change: BetChange): void {
    const { currency, memberId } = change.bet
    const sum = sums.get(currency) ?? newSum()
    sums.set(currency, sum)
    sum.bets += 1
    const difference = differenceOf(change)
    if (difference > 0n) {
      sum.gainers += 1
      sum.gain += difference
    } else if (difference < 0n) {
      sum.losers += 1
      sum.lose -= difference
    }
    if (difference !== 0n) sum.members.set(memberId, (sum.members.get(memberId) ?? 0n) + difference)
    // Stakes that lose are listed, too: what is paid of a pool comes from them.
    else if (change.side === undefined) return
    largest.push(change)
    if (largest.length >= 2 * mostRows) largest = largestOf(largest)
  }

  return {
    add,
    async plan(db: Queries, pools: readonly PlannedPool[] = []): Promise<EntryPlan> {
      const listed = []
      for (const [currency, { members, gain, lose, ...counts }] of [...sums].toSorted()) {
        const debts = await debtsOf(db, currency, members)
        listed.push({ currency, ...counts, gain: String(gain), lose: String(lose), ...debts })
      }
      return {
        bets: listed.reduce((count, { bets }) => count + bets, 0),
        rows: largestOf(largest).map(rowOf),
        sums: listed,
        ...(pools.length > 0 && { pools }),
      }
    },
  }
}

export type PlanSums = ReturnType<typeof createPlanSums>

const newSum = (): Sum => ({ bets: 0, gainers: 0, losers: 0, gain: 0n, lose: 0n, members: new Map() })

const largestOf = (changes: readonly BetChange[]): BetChange[] =>
  changes
    .toSorted((one, other) => (sizeOf(one) > sizeOf(other) ? -1 : sizeOf(one) < sizeOf(other) ? 1 : 0))
    .slice(0, mostRows)

const rowOf = ({ bet, side, before, after }: BetChange): PlannedBet => ({
  betId: bet.id,
  memberId: Number(bet.memberId),
  currency: bet.currency,
  stake: String(bet.stake),
  before: before === undefined ? null : String(before),
  after: after === undefined ? null : String(after),
  ...(side && { side }),
})

/** What members would owe: what they lose beyond the cash that they have now. */
async function debtsOf(
  db: Queries,
  currency: string,
  members: ReadonlyMap<bigint, bigint>,
): Promise<{ owed: string; debtors: number }> {
  const losing = [...members].filter(([, difference]) => difference < 0n)
  let owed = 0n
  let debtors = 0
  for (let first = 0; first < losing.length; first += ownersAtOnce) {
    const page = losing.slice(first, first + ownersAtOnce)
    const cash = await cashOfMany(
      db,
      page.map(([memberId]) => ownerOfMember(memberId)),
      currency,
    )
    for (const [memberId, difference] of page) {
      const missing = -difference - (cash.get(ownerOfMember(memberId)) ?? amountOfMillionths(0n))
      if (missing <= 0n) continue
      owed += missing
      debtors += 1
    }
  }
  return { owed: String(owed), debtors }
}

// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { add, subtract, zero, type Amount } from '@tessera/rules/money'
import { openStakes, turnoverByDay } from '../../bets/index.ts'
import { giftsByDay, ownerOfMember } from '../../ledger/index.ts'
import { currencyOfMember } from '../../members/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { presentPage } from '../present.ts'
import { paymentsByDay } from './payments-by-day.ts'
import { readRange } from './read-range.ts'

type Answer = OperationOutput<'wallet.personalProfit'>
type Figures = Omit<Answer['total'], 'profit' | 'open'>

const nothing: Figures = {
  deposit: zero,
  withdrawal: zero,
  bets: zero,
  validBets: zero,
  payout: zero,
  bonus: zero,
  rebate: zero,
}
/** Bets that are older are hardly open still. */
const openDays = 90
const dayMs = 86_400_000

const names = Object.keys(nothing) as (keyof Figures)[]

/**
 * Profit and loss of a member by day in site time, newest first, with the total of the whole range (D-84).
 * Deposits and withdrawals do not count: profit is payouts less bets, plus bonuses and rebates. A bet counts when it is decided;
 * what is open now is told apart. Days without activity are left out.
 */
export async function personalProfit(
  db: Queries,
  settings: Settings,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
  input: OperationInput<'wallet.personalProfit'>,
): Promise<Answer> {
  const range = readRange(input, nowMs)
  const [timeZone, code] = await Promise.all([siteTimeZone(settings), currencyOfMember(db, memberId)])
  const sinceMs = nowMs - openDays * dayMs
  const [open, payments, turnover, gifts] = await Promise.all([
    openStakes(db, memberId, { sinceMs, currency: code }),
    paymentsByDay(db, memberId, range, code, timeZone),
    turnoverByDay(db, memberId, range, code, timeZone),
    giftsByDay(db, ownerOfMember(memberId), code, range, timeZone),
  ])
  const days = new Map<string, Figures>()
  const count = (day: string, part: Partial<Figures>): unknown =>
    days.set(day, sumOf([days.get(day) ?? nothing, part]))
  for (const { day, ...part } of payments) count(day, part)
  for (const { day, stake, validBet, returned } of turnover)
    count(day, { bets: stake, validBets: validBet, payout: returned })
  for (const { day, kind, amount } of gifts)
    if (kind === 'bonus' || kind === 'rebate') count(day, { [kind]: amount })
  const list = [...days]
    .map(([day, figures]) => ({ day, ...withProfit(figures) }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
  const { pageNo, pageSize } = input
  return {
    ...presentPage(list.slice((pageNo - 1) * pageSize, pageNo * pageSize), list.length, input),
    total: { ...withProfit(sumOf([...days.values()])), open },
  }
}

const sumOf = (parts: readonly Partial<Figures>[]): Figures =>
  Object.fromEntries(
    names.map((name) => [name, parts.reduce<Amount>((sum, part) => add(sum, part[name] ?? zero), zero)]),
  ) as unknown as Figures

const withProfit = (figures: Figures): Omit<Answer['total'], 'open'> => ({
  ...figures,
  profit: add(subtract(figures.payout, figures.bets), add(figures.bonus, figures.rebate)),
})

// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { Amount } from '@tessera/rules/money'
import type { AskedTogether } from '../../../platform/http/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { membersWithGuard } from '../../compliance/index.ts'
import { cashAccountsOfMany, ownerOfMember, type Account, type CashAccounts } from '../../ledger/index.ts'
import { agesOfMany, membersById, type KnownAge, type Member } from '../../members/index.ts'
import { requireOwnCurrency } from '../../site/index.ts'
import { nextDrawOf, type Draw } from '../draws/draw-store.ts'
import { ownOutcomes, type LineToSell } from '../exposure/plan-sale.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { readTerms, type Terms } from '../terms.ts'
import { acceptLines } from '../tickets/accept-lines.ts'
import { closed, takesBets } from '../tickets/on-sale.ts'
import { requireKnownLotteryAge } from '../tickets/require-age.ts'

export type AskedBet = AskedTogether<'lottery.bet'>

/** Who wants a ticket of a draw, which was checked as far as it can be without a lock. */
export interface Buyer {
  asked: AskedBet
  memberId: number
  currency: string
  cash: Account
  terms: Terms
  lines: readonly LineToSell[]
  /** The outcomes of each line. */
  own: readonly string[][]
  stake: Amount
}

/** What is known of the members of a batch and of the next draw of its lottery. */
export interface KnownOfBatch {
  nowMs: number
  lottery: Lottery
  draw: Draw | undefined
  members: ReadonlyMap<number, Member>
  ages: ReadonlyMap<number, KnownAge>
  /** Those whose bets are counted one by one. */
  guarded: ReadonlySet<number>
  cashOf: CashAccounts
}

/** The queries travel together. */
export async function readKnown(
  tx: Tx,
  lottery: Lottery,
  { memberIds, nowMs }: { memberIds: readonly number[]; nowMs: number },
): Promise<KnownOfBatch> {
  const [members, ages, guarded, cashOf, draw] = await Promise.all([
    membersById(tx, memberIds),
    agesOfMany(tx, memberIds),
    membersWithGuard(tx, memberIds),
    cashAccountsOfMany(tx, memberIds.map(ownerOfMember)),
    nextDrawOf(tx, lottery.gameCode, nowMs),
  ])
  return { nowMs, lottery, draw, members, ages, guarded, cashOf }
}

/** Each makes the time longer for which everybody waits who bets on that draw. */
const mostOutcomesTogether = 100

/**
 * Checks a request as `placeBet` does, up to what needs a lock, and throws the same faults. Undefined for one that is
 * sold by itself: for several draws or with very many numbers, and of a member with limits or without an account.
 */
export async function prepareBuyer(
  { settings }: Pick<LotteryDeps, 'settings'>,
  asked: AskedBet,
  { nowMs, lottery, draw, members, ages, guarded, cashOf }: KnownOfBatch,
): Promise<Buyer | undefined> {
  const { memberId } = asked.context.member
  const { brandCode } = asked.context
  const member = members.get(memberId)
  if (!member?.enabled) throw fault('call.unauthorized')
  const { currency, prizeGroup } = member
  const brand = settings.of(brandCode)
  if (currency !== playCurrency) await requireOwnCurrency(brand, currency)
  const terms = await readTerms(brand, prizeGroup)
  if (!draw || terms.isClosed(lottery)) throw fault('lottery.notOnSale')
  if (draw.numero !== asked.input.numero || !takesBets(draw, nowMs)) throw closed(draw, nowMs)
  const cash = cashOf(ownerOfMember(memberId), currency)
  const age = ages.get(memberId)
  if (asked.input.draws > 1 || guarded.has(memberId) || !cash || !age) return undefined
  const { lines, stake } = acceptLines(lottery, terms, asked.input.lines, currency)
  await requireKnownLotteryAge(settings, { memberId, brandCode, nowMs }, age)
  const own = ownOutcomes(lottery, lines)
  if (own.flat().length > mostOutcomesTogether) return undefined
  return { asked, memberId, currency, cash, terms, lines, own, stake }
}

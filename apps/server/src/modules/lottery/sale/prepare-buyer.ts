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
import { nextDrawsOf, type Draw } from '../draws/draw-store.ts'
import { ownOutcomes, type LineToSell } from '../exposure/plan-sale.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { readTerms, type Terms } from '../terms.ts'
import { acceptLines } from '../tickets/accept-lines.ts'
import { closed, takesBets } from '../tickets/on-sale.ts'
import { requireKnownLotteryAge } from '../tickets/require-age.ts'

export type AskedBet = AskedTogether<'lottery.bet'>

/** Who wants a ticket, which was checked as far as it can be without a lock. */
export interface Buyer {
  asked: AskedBet
  memberId: bigint
  currency: string
  /** Undefined for one who never had money in this currency. */
  cash: Account | undefined
  terms: Terms
  lines: readonly LineToSell[]
  /** The outcomes of each line. */
  own: readonly string[][]
  stake: Amount
}

/** What is known of the members of a batch and of the draws of its lottery. */
export interface KnownOfBatch {
  nowMs: number
  lottery: Lottery
  /** The next ones, soonest first. */
  draws: readonly Draw[]
  members: ReadonlyMap<bigint, Member>
  ages: ReadonlyMap<bigint, KnownAge>
  /** Those whose bets are counted one by one. */
  guarded: ReadonlySet<bigint>
  cashOf: CashAccounts
}

/** The queries travel together. */
export async function readKnown(
  tx: Tx,
  lottery: Lottery,
  { memberIds, nowMs, mostDraws }: { memberIds: readonly bigint[]; nowMs: number; mostDraws: number },
): Promise<KnownOfBatch> {
  const [members, ages, guarded, cashOf, draws] = await Promise.all([
    membersById(tx, memberIds),
    agesOfMany(tx, memberIds),
    membersWithGuard(tx, memberIds),
    cashAccountsOfMany(tx, memberIds.map(ownerOfMember)),
    nextDrawsOf(tx, lottery.gameCode, { nowMs, limit: mostDraws }),
  ])
  return { nowMs, lottery, draws, members, ages, guarded, cashOf }
}

/** Each makes the time longer for which everybody waits who bets on that draw. */
const mostOutcomesTogether = 100

/** Whether a request is sold in a transaction of its own: for several draws, or of a member whose limits may refuse it as it is recorded. */
export const isForSaleAlone = ({ input, context }: AskedBet, { guarded }: KnownOfBatch): boolean =>
  input.draws > 1 || guarded.has(context.member.memberId)

/** Whether others of the draw would wait long for a buyer. */
export const hasManyNumbers = ({ own }: Buyer): boolean => own.flat().length > mostOutcomesTogether

/** Checks a request up to what needs a lock. Throws unless it is for the next draw, and as many are on sale as it wants. */
export async function prepareBuyer(
  { settings }: Pick<LotteryDeps, 'settings'>,
  asked: AskedBet,
  { nowMs, lottery, draws, members, ages, cashOf }: KnownOfBatch,
): Promise<Buyer> {
  const { memberId } = asked.context.member
  const { brandCode } = asked.context
  const member = members.get(memberId)
  if (!member?.enabled) throw fault('call.unauthorized')
  const { currency, prizeGroup } = member
  const brand = settings.of(brandCode)
  // The limits of stakes and draws are in the brand's own currency; trial accounts play with its figures.
  if (currency !== playCurrency) await requireOwnCurrency(brand, currency)
  const terms = await readTerms(brand, prizeGroup)
  requireOnSale(asked.input, { lottery, terms, draws, nowMs })
  const { lines, stake } = acceptLines(lottery, terms, asked.input.lines, currency)
  // A visitor's trial account belongs to nobody, so there is no age to ask for; as with games.
  if (!asked.context.member.trial)
    await requireKnownLotteryAge(settings, { memberId, brandCode, nowMs }, ages.get(memberId)!)
  const own = ownOutcomes(lottery, lines)
  return {
    asked,
    memberId,
    currency,
    cash: cashOf(ownerOfMember(memberId), currency),
    terms,
    lines,
    own,
    stake,
  }
}

function requireOnSale(
  { numero, draws: count }: AskedBet['input'],
  { lottery, terms, draws, nowMs }: Pick<KnownOfBatch, 'lottery' | 'draws' | 'nowMs'> & { terms: Terms },
): void {
  const [draw] = draws
  if (!draw || terms.isClosed(lottery)) throw fault('lottery.notOnSale')
  if (draw.numero !== numero || !takesBets(draw, nowMs)) throw closed(draw, nowMs)
  const onSale = Math.min(draws.length, terms.drawsAhead)
  if (count > onSale) throw fault('lottery.tooManyDraws', { max: onSale })
}

// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { amountFromWire, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import { playSince } from '../../bets/index.ts'
import { spendingAt } from '../budget/spending-store.ts'
import { listCodes } from '../codes/code-store.ts'
import { depositsSince } from '../../wallet/index.ts'
import { countMembers, roundsOf, takingPart } from './result-store.ts'

export interface PromotionResult {
  currency: string
  joined: number
  paidMembers: number
  paid: Amount
  reserved: Amount
  budget: Amount | null
  budgetPerDay: Amount | null
  paidToday: Amount
  stakes: Amount
  returns: Amount
  validBets: Amount
  net: Amount
  deposits: Amount
  codes: number
  codesUsed: number
  /** Null for promotions without free rounds. */
  rounds: { given: number; played: number; open: number } | null
}

/** So many of those who took part are looked at: the newest. */
const mostMembers = 50_000

/** What a promotion has paid and promised, and what those who took part did from then on. */
export async function resultOf(
  db: Queries,
  promotionId: number,
  {
    offer,
    currency,
    timeZone,
    nowMs,
  }: { offer: PromotionOffer | undefined; currency: string; timeZone: string; nowMs: number },
): Promise<PromotionResult> {
  const { inAll, today } = await spendingAt(db, { promotionId, day: dayIn(timeZone, nowMs) })
  const counts = await countMembers(db, promotionId)
  const members = await takingPart(db, promotionId, mostMembers)
  const play = await playSince(db, members, currency)
  const rounds = await roundsOf(db, promotionId, nowMs)
  const codes = await listCodes(db, promotionId, { pageNo: 1, pageSize: 1 })
  const { total = null, perDay = null } = offer?.budget ?? {}
  return {
    currency,
    ...counts,
    paid: inAll.spent,
    reserved: inAll.reserved,
    budget: total === null ? null : amountFromWire(total),
    budgetPerDay: perDay === null ? null : amountFromWire(perDay),
    paidToday: today.spent,
    stakes: play.stake,
    returns: play.returned,
    validBets: play.validBet,
    // What free rounds won in cash is among the returns already.
    net: amountOfMillionths(play.stake - play.returned - (inAll.spent - (winsCash(offer) ? rounds.won : 0n))),
    deposits: members.length === 0 ? zero : await depositsSince(db, members, currency),
    codes: codes.totalCount,
    codesUsed: codes.uses,
    rounds: rounds.given === 0 ? null : { given: rounds.given, played: rounds.played, open: rounds.open },
  }
}

const winsCash = (offer: PromotionOffer | undefined): boolean =>
  offer?.kind === 'FREE_ROUNDS' && (offer.wagering?.times ?? 0) === 0

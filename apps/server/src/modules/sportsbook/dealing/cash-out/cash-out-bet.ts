// SPDX-License-Identifier: Apache-2.0
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount, zero } from '@tessera/rules/money'
import { partialCashOut } from '@tessera/rules/sportsbook/bets/cash-out'
import { kindOf } from '@tessera/rules/sportsbook/bets/returns'
import { settleBet } from '@tessera/rules/sportsbook/bets/settle-bet'
import { recordFact } from '../../../bets/index.ts'
import {
  creditCash,
  lockAccounts,
  openAccounts,
  operatorAccount,
  ownerOfMember,
} from '../../../ledger/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { BetKey } from '../../bets/bet-keys.ts'
import { readBets } from '../../bets/bet-store.ts'
import { lowerExposures } from '../../bets/exposure-store.ts'
import { holdEvents } from '../../bets/judge-legs.ts'
import { readLegs, type LegNow } from '../../bets/read-legs.ts'
import type { PriceTerms } from '../../bets/read-terms.ts'
import { settledEvents } from '../../bets/settlement/settled-events.ts'
import { delayOf } from '../../bets/slip-limits.ts'
import { gameCodeOf, sportsbookPurpose, sportsbookVendor } from '../../bets/sportsbook-vendor.ts'
import { amountOfCoins, betForRules, wantedOf, type StoredBet } from '../../bets/stored-bet.ts'
import { insertCashOut, lockOpen } from './cash-out-store.ts'
import { offerFor, type BetNow } from './cash-out-offer.ts'
import { seenOf } from './events-seen.ts'
import { deleteRequest, saveRequest, waitingOf } from './request-store.ts'

/** What is asked for. */
export interface CashOutAsked {
  /** How much of the bet, in hundredths of a per cent; 10,000 is all of it. */
  shareBasisPoints: number
  /** It is taken for no less, counted for all that is left of the bet. */
  leastOffer: Amount
  automatic: boolean
  nowMs: number
}

/** What became of it: `paid` is undefined of one that waits. */
export type CashedOut = { bet: StoredBet; paid: Amount | undefined; refusal?: undefined } | NotCashedOut

type NotCashedOut =
  | { refusal: 'no_offer' }
  | { refusal: 'too_small' }
  /** Another cash-out of the bet waits. */
  | { refusal: 'waits' }
  | { refusal: 'changed'; offer: Amount }

/**
 * Ends a share of an open bet for what is offered in this moment, or has that wait as long as a bet of this moment would if
 * one of its events is in play: then whoever knows more than the source gains nothing by it. The caller undoes a refused one
 * by doing nothing.
 */
export async function cashOutBet(
  tx: Tx,
  asked: CashOutAsked & { bet: BetKey },
  terms: PriceTerms,
): Promise<CashedOut> {
  const bet = await lockBet(tx, asked.bet)
  return bet ? cashOutLocked(tx, bet, asked, terms) : noOffer
}

export const noOffer = { refusal: 'no_offer' } as const

/** The same of an open bet that is locked. */
export async function cashOutLocked(
  tx: Tx,
  bet: StoredBet,
  asked: CashOutAsked,
  terms: PriceTerms,
): Promise<CashedOut> {
  if (await waitingOf(tx, bet.id)) return { refusal: 'waits' }
  // What waits is decided later: it holds neither the account nor the events, which their source may change all the time.
  const first = await betNow(tx, bet, terms, asked.nowMs)
  if (delayMsOf(first, terms) > 0) return waitWith(tx, first, asked, terms)
  await holdForCashOut(tx, bet)
  const now = await betNow(tx, bet, terms, asked.nowMs)
  if (delayMsOf(now, terms) > 0) return waitWith(tx, now, asked, terms)
  const priced = partNow(now, asked, terms)
  if (priced.refusal) return priced
  await payCashOut(tx, bet, priced.part, asked)
  return { bet: (await readBets(tx, [bet]))[0]!, paid: priced.part.paid }
}

const delayMsOf = (now: BetNow, terms: PriceTerms): number => delayOf(openLegs(now), terms) * 1000

async function waitWith(tx: Tx, now: BetNow, asked: CashOutAsked, terms: PriceTerms): Promise<CashedOut> {
  const priced = partNow(now, asked, terms)
  if (priced.refusal) return priced
  await saveRequest(tx, now.bet, {
    ...asked,
    offer: asked.leastOffer,
    seen: seenOf(openLegs(now)),
    decidesAtMs: asked.nowMs + delayMsOf(now, terms),
  })
  return { bet: now.bet, paid: undefined }
}

/** Locks a bet; undefined if it is not open. */
export async function lockBet(tx: Tx, key: BetKey): Promise<StoredBet | undefined> {
  return (await lockOpen(tx, key)) ? (await readBets(tx, [key]))[0] : undefined
}

/**
 * Locks the account that a locked bet pays to, and its events, in the order in which all do. They stay as they are until
 * the transaction ends: a suspension is either known by then, or comes after the money.
 */
export async function holdForCashOut(tx: Tx, { memberId, currency, legs }: StoredBet): Promise<void> {
  const accounts = await openAccounts(tx, ownerOfMember(memberId), currency)
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id])
  await holdEvents(
    tx,
    legs.map(({ eventId }) => eventId),
  )
}

/** A bet with what its legs and its settlement are now. */
export async function betNow(
  tx: Tx,
  bet: StoredBet,
  { margins }: Pick<PriceTerms, 'margins'>,
  nowMs: number,
): Promise<BetNow> {
  const states = await settledEvents(
    tx,
    bet.legs.map(({ eventId }) => eventId),
  )
  const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
  const legs = await readLegs(tx, bet.legs.map(wantedOf), { margins, nowMs, held: true })
  return { bet, legs, settlement, nowMs }
}

/** What a share of a bet is paid now, or why it is not taken. */
export function partNow(
  now: BetNow,
  { leastOffer, shareBasisPoints }: Pick<CashOutAsked, 'leastOffer' | 'shareBasisPoints'>,
  { cashOutMarginBasisPoints }: PriceTerms,
): NotCashedOut | { part: Part; refusal?: undefined } {
  const offer = offerFor(now, cashOutMarginBasisPoints)
  if (offer === undefined) return noOffer
  if (offer < leastOffer) return { refusal: 'changed', offer }
  const part = partOf(now.bet, offer, shareBasisPoints)
  return part ? { part } : { refusal: 'too_small' }
}

/** The legs that are not settled. */
export const openLegs = ({ legs, settlement }: BetNow): readonly LegNow[] =>
  legs.filter((_, position) => settlement.legs[position]?.status === undefined)

export interface Part {
  perLine: Amount
  stake: Amount
  paid: Amount
  isWhole: boolean
}

function partOf(bet: StoredBet, offer: Amount, shareBasisPoints: number): Part | undefined {
  const perLine = amountOfMillionths(bet.stakePerLine - bet.cashedPerLine)
  const stakeOf = (each: bigint): Amount => amountOfMillionths(each * BigInt(bet.lines))
  if (shareBasisPoints === 10_000) return { perLine, stake: stakeOf(perLine), paid: offer, isWhole: true }
  const rules = betForRules(bet)
  const coins = offer / coinOf(bet.currency)
  const part = partialCashOut(kindOf(rules), rules.stakePerLineMinor, coins, shareBasisPoints)
  if (!part) return undefined
  const ended = amountOfCoins(rules.stakePerLineMinor - part.restPerLineMinor, bet.currency)
  const paid = amountOfCoins(part.paidMinor, bet.currency)
  return { perLine: ended, stake: stakeOf(ended), paid, isWhole: false }
}

/** Ends a part of a bet that is locked and pays for it. */
export async function payCashOut(
  tx: Tx,
  bet: StoredBet,
  part: Part,
  { automatic, nowMs }: Pick<CashOutAsked, 'automatic' | 'nowMs'>,
): Promise<void> {
  const { perLine, paid, isWhole, stake } = part
  await deleteRequest(tx, bet.id)
  const number = await insertCashOut(tx, bet, { perLine, paid, isWhole, automatic, nowMs })
  // Play money costs the book nothing.
  if (bet.currency !== playCurrency) await lowerExposures(tx, { legs: bet.legs, stake })
  const { status } = await creditCash(tx, {
    from: await operatorAccount(tx, sportsbookPurpose, bet.currency),
    to: await openAccounts(tx, ownerOfMember(bet.memberId), bet.currency),
    amount: paid,
    cause: 'sportsbook.cashOut',
    externalId: `${bet.id}/${number}`,
    kind: 'win',
  })
  if (status !== 'posted') throw new Error(`the cash-out of bet ${bet.id} was not paid: ${status}`)
  await recordFact(tx, {
    memberId: bet.memberId,
    vendor: sportsbookVendor.vendorCode,
    gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)),
    roundId: bet.id,
    currency: bet.currency,
    kind: 'return',
    amount: paid,
    // What was cashed out is no turnover.
    validBet: zero,
    // A bet that was settled before, and is open again by a correction, has counted its stake already.
    settledStake: bet.settlements === 0 ? stake : zero,
    closed: isWhole,
    atMs: nowMs,
    reference: `sportsbook/${bet.id}/cash-out/${number}`,
  })
}

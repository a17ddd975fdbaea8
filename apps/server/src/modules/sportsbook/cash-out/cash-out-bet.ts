// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount, zero } from '@tessera/rules/money'
import { partialCashOut } from '@tessera/rules/sportsbook/bets/cash-out'
import { kindOf } from '@tessera/rules/sportsbook/bets/returns'
import { settleBet } from '@tessera/rules/sportsbook/bets/settle-bet'
import { recordFact } from '../../bets/index.ts'
import { creditCash, lockAccounts, openAccounts, operatorAccount, ownerOfMember } from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { betsOfIds } from '../bets/bet-store.ts'
import { lowerExposures } from '../bets/exposure-store.ts'
import { holdEvents } from '../bets/judge-legs.ts'
import { readLegs } from '../bets/read-legs.ts'
import type { PriceTerms } from '../bets/read-terms.ts'
import { settledEvents } from '../bets/settled-events.ts'
import { gameCodeOf, sportsbookPurpose, sportsbookVendor } from '../bets/sportsbook-vendor.ts'
import { amountOfCoins, betForRules, coinOf, wantedOf, type StoredBet } from '../bets/stored-bet.ts'
import { insertCashOut, lockOpen } from './cash-out-store.ts'
import { offerFor } from './cash-out-offer.ts'

/** What is asked for. */
export interface CashOutAsked {
  betId: string
  /** How much of the bet, in hundredths of a per cent; 10,000 is all of it. */
  shareBasisPoints: number
  /** It is taken for no less, counted for all that is left of the bet. */
  leastOffer: Amount
  automatic: boolean
  nowMs: number
}

export type CashedOut =
  | { bet: StoredBet; paid: Amount; refusal?: undefined }
  | { refusal: 'no_offer' }
  | { refusal: 'too_small' }
  | { refusal: 'changed'; offer: Amount }

/**
 * Ends a share of an open bet for what is offered in this moment. Its events stay as they are until the transaction ends:
 * a suspension is either known here, or comes after the money. The caller undoes a refused one by doing nothing.
 */
export async function cashOutBet(tx: Tx, asked: CashOutAsked, terms: PriceTerms): Promise<CashedOut> {
  if (!(await lockOpen(tx, asked.betId))) return { refusal: 'no_offer' }
  const [bet] = await betsOfIds(tx, [asked.betId])
  if (!bet) return { refusal: 'no_offer' }
  const accounts = await openAccounts(tx, ownerOfMember(bet.memberId), bet.currency)
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id])
  await holdEvents(
    tx,
    bet.legs.map(({ eventId }) => eventId),
  )
  const offer = await offerNow(tx, bet, terms, asked.nowMs)
  if (offer === undefined) return { refusal: 'no_offer' }
  if (offer < asked.leastOffer) return { refusal: 'changed', offer }
  const part = partOf(bet, offer, asked.shareBasisPoints)
  if (!part) return { refusal: 'too_small' }
  await save(tx, bet, part, asked)
  return { bet: (await betsOfIds(tx, [bet.id]))[0]!, paid: part.paid }
}

/** What a bet is offered now. */
export async function offerNow(
  tx: Tx,
  bet: StoredBet,
  { margins, cashOutMarginBasisPoints }: PriceTerms,
  nowMs: number,
): Promise<Amount | undefined> {
  const states = await settledEvents(
    tx,
    bet.legs.map(({ eventId }) => eventId),
  )
  const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
  const legs = await readLegs(tx, bet.legs.map(wantedOf), { margins, nowMs, held: true })
  return offerFor({ bet, legs, settlement }, cashOutMarginBasisPoints)
}

interface Part {
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

async function save(tx: Tx, bet: StoredBet, part: Part, { automatic, nowMs }: CashOutAsked): Promise<void> {
  const { perLine, paid, isWhole, stake } = part
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
    vendor: sportsbookVendor.vassalage,
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

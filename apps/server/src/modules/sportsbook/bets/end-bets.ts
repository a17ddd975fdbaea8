// SPDX-License-Identifier: Apache-2.0
import type { Ratio } from '@tessera/rules/lottery/ratio'
import type { BetSettlement } from '@tessera/rules/sportsbook/bets/settle-bet'
import { validBetOf } from '@tessera/rules/sportsbook/bets/valid-bet'
import { zero, type Amount } from '@tessera/rules/money'
import { recordFacts } from '../../bets/index.ts'
import { ownerOfMember, payOwners, type OwnerPayment } from '../../ledger/index.ts'
import { pushBalances } from '../../wallet/index.ts'
import { bigintArray, sql, textArray, uuidArray, type Tx } from '../../../platform/db/index.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { endCause, gameCodeOf, sportsbookPurpose, sportsbookVendor } from './sportsbook-vendor.ts'
import { amountOfCoins, betForRules, restStake, type StoredBet } from './stored-bet.ts'

/** How a bet settles by what is known. */
export interface BetEnd {
  bet: StoredBet
  settlement: BetSettlement
  returned: Amount
  /** The share of it that counts as turnover. */
  exposed: Ratio
}

/** A bet that was ended now, and for the how manieth time: it ends again after a correction opened it. */
interface Ended extends BetEnd {
  number: number
  validBet: Amount
}

/**
 * Stores how open bets ended, pays what they return and records it, together. One that has ended, or of which more was cashed out
 * meanwhile, stays as it is. Answers the ids of those that were ended here.
 */
export async function endBets(deps: SportsbookDeps, ends: readonly BetEnd[]): Promise<Set<string>> {
  if (ends.length === 0) return new Set()
  const nowMs = deps.clock.now()
  const paid = await deps.database.transaction(async (tx) => {
    const ended = await saveEnds(tx, ends, nowMs)
    await payOwners(tx, { purpose: sportsbookPurpose, cause: endCause }, ended.map(paymentOf))
    await recordFacts(
      tx,
      ended.map((end) => factOf(end, nowMs)),
    )
    return ended
  })
  await pushBalances(
    deps,
    paid.map(({ bet }) => bet),
  )
  return new Set(paid.map(({ bet }) => bet.id))
}

/** What a settled bet counts as turnover. */
export const validBetOfEnd = ({ bet, settlement, exposed }: BetEnd): Amount =>
  amountOfCoins(validBetOf(betForRules(bet), settlement, { exposed }), bet.currency)

/** By which versions of its results a bet was settled, by event. */
export const versionsOf = ({ legs }: BetSettlement): Record<string, number> =>
  Object.fromEntries(
    legs.flatMap(({ eventId, version }) => (version === undefined ? [] : [[eventId, version]])),
  )

async function saveEnds(tx: Tx, ends: readonly BetEnd[], atMs: number): Promise<Ended[]> {
  const inOrder = ends
    .map((end) => ({ ...end, validBet: validBetOfEnd(end) }))
    .toSorted((one, other) => (one.bet.id < other.bet.id ? -1 : 1))
  const saved = await tx.query<{ id: string; number: number }>(sql`
    select id, number from sportsbook_end_bets(${uuidArray(inOrder.map(({ bet }) => bet.id))}::uuid[],
      ${bigintArray(inOrder.map(({ bet }) => bet.cashedPerLine))}::bigint[], ${bigintArray(inOrder.map(({ returned }) => returned))}::bigint[],
      ${bigintArray(inOrder.map(({ validBet }) => validBet))}::bigint[],
      ${textArray(inOrder.map(({ settlement }) => JSON.stringify(versionsOf(settlement))))}::text[], ${new Date(atMs)})`)
  const numbers = new Map(saved.map(({ id, number }) => [id, number]))
  return inOrder.flatMap((end) => {
    const number = numbers.get(end.bet.id)
    return number === undefined ? [] : [{ ...end, number }]
  })
}

/** What the ledger pays only once. */
const keyOf = ({ bet, number }: Ended): string => (number === 1 ? bet.id : `${bet.id}/${number}`)

const paymentOf = (end: Ended): OwnerPayment => ({
  owner: ownerOfMember(end.bet.memberId),
  currency: end.bet.currency,
  amount: end.returned,
  kind: 'win',
  externalId: keyOf(end),
})

const factOf = (end: Ended, atMs: number) => ({
  memberId: end.bet.memberId,
  vendor: sportsbookVendor.vassalage,
  gameCode: gameCodeOf(end.bet.legs.map(({ sport }) => sport)),
  roundId: end.bet.id,
  currency: end.bet.currency,
  kind: 'return' as const,
  amount: end.returned,
  validBet: end.validBet,
  // A bet that ends again has counted its stake already.
  settledStake: end.number === 1 ? restStake(end.bet) : zero,
  closed: true,
  atMs,
  reference: `sportsbook/${keyOf(end)}/return`,
})

// SPDX-License-Identifier: Apache-2.0
import type { Ratio } from '@tessera/rules/lottery/ratio'
import type { BetSettlement } from '@tessera/rules/sportsbook/bets/settle-bet'
import { validBetOf } from '@tessera/rules/sportsbook/bets/valid-bet'
import { zero, type Amount } from '@tessera/rules/money'
import { recordFacts } from '../../bets/index.ts'
import { ownerOfMember, payOwners, type OwnerPayment } from '../../ledger/index.ts'
import { pushBalances } from '../../wallet/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
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
  const rows = ends.map((end) => ({
    id: end.bet.id,
    returned: String(end.returned),
    cashed: String(end.bet.cashedPerLine),
    valid_bet: String(validBetOfEnd(end)),
    versions: versionsOf(end.settlement),
  }))
  // In the order of ids, so that two that end the same bets do not wait for each other in a circle.
  const saved = await tx.query<{ id: string; number: number }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}) as asked (id uuid, returned bigint, cashed bigint, valid_bet bigint, versions jsonb)
    ), locked as (
      select bet.id from sportsbook_bet bet join asked using (id) where bet.status = 'open' and bet.cashed_per_line = asked.cashed
      order by bet.id for update of bet
    ), ended as (
      update sportsbook_bet bet set status = 'settled', returned = asked.returned, valid_bet = asked.valid_bet,
        settlements = bet.settlements + 1, ended_at = ${new Date(atMs)}
      from asked join locked using (id) where bet.id = asked.id
      returning bet.id, bet.settlements, bet.returned
    )
    insert into sportsbook_settlement (bet_id, number, status, returned, versions, at)
    select ended.id, ended.settlements, 'settled', ended.returned, asked.versions, ${new Date(atMs)} from ended join asked using (id)
    returning bet_id as id, number`)
  const numbers = new Map(saved.map(({ id, number }) => [id, number]))
  return ends.flatMap((end) => {
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
  validBet: validBetOfEnd(end),
  // A bet that ends again has counted its stake already.
  settledStake: end.number === 1 ? restStake(end.bet) : zero,
  closed: true,
  atMs,
  reference: `sportsbook/${keyOf(end)}/return`,
})

// SPDX-License-Identifier: Apache-2.0
import type { PoolSettlement } from '@tessera/rules/sportsbook/cockfight/settle-pool-bet'
import { subtract, zero, type Amount } from '@tessera/rules/money'
import { recordFact, recordFacts } from '../../bets/index.ts'
import { correctPayment, ownerOfMember, payOwners } from '../../ledger/index.ts'
import { pushBalance, pushBalances } from '../../wallet/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { endCause, sportsbookPurpose, sportsbookVendor } from '../bets/sportsbook-vendor.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import type { PoolStake } from './pool-store.ts'

/** How a stake settles by what is known. */
export interface StakeEnd {
  stake: PoolStake
  settlement: PoolSettlement
  validBet: Amount
  /** Of the result by which it settles. */
  version: number | undefined
}

interface Ended extends StakeEnd {
  number: number
}

/** Stores how open stakes ended, pays what they return and records it, together. One that has ended stays as it is. */
export async function endStakes(deps: SportsbookDeps, ends: readonly StakeEnd[]): Promise<void> {
  if (ends.length === 0) return
  const nowMs = deps.clock.now()
  const paid = await deps.database.transaction(async (tx) => {
    const ended = await saveEnds(tx, ends, nowMs)
    await payOwners(
      tx,
      { purpose: sportsbookPurpose, cause: endCause },
      ended.map((end) => ({
        owner: ownerOfMember(end.stake.memberId),
        currency: end.stake.currency,
        amount: end.settlement.returned,
        kind: 'win',
        externalId: keyOf(end),
      })),
    )
    await recordFacts(
      tx,
      ended.map((end) => ({
        ...factOf(end, nowMs),
        amount: end.settlement.returned,
        validBet: end.validBet,
        settledStake: end.stake.stake,
        closed: true,
        reference: `sportsbook/${keyOf(end)}/return`,
      })),
    )
    return ended
  })
  await pushBalances(
    deps,
    paid.map(({ stake }) => stake),
  )
}

/** Settles a settled stake by a corrected result with new postings. What the cash does not cover becomes a debt. */
export async function resettleStake(deps: SportsbookDeps, end: StakeEnd): Promise<void> {
  const { stake, settlement, version } = end
  const isOpen = settlement.state === 'open'
  const [returned, validBet] = isOpen ? [zero, zero] : [settlement.returned, end.validBet]
  const number = stake.settlements + 1
  const nowMs = deps.clock.now()
  const resettled = await deps.database.transaction(async (tx) => {
    const locked = await tx.one(sql`
      update sportsbook_pool_bet set status = ${isOpen ? 'open' : 'settled'}, returned = ${isOpen ? null : returned}, valid_bet = ${validBet},
        settlements = ${number}, ended_at = ${isOpen ? null : new Date(nowMs)}
      where id = ${stake.id} and status = 'settled' and settlements = ${stake.settlements} returning id`)
    if (!locked) return false
    const difference = subtract(returned, stake.returned ?? zero)
    const owed = await correctPayment(tx, {
      owner: ownerOfMember(stake.memberId),
      currency: stake.currency,
      purpose: sportsbookPurpose,
      difference,
      cause: 'sportsbook.correction',
      externalId: `${stake.id}/${number}`,
    })
    await tx.query(sql`
      insert into sportsbook_pool_settlement (bet_id, number, status, returned, result_version, owed, at)
      values (${stake.id}, ${number}, ${settlement.state}, ${returned}, ${version ?? null}, ${owed}, ${new Date(nowMs)})`)
    await recordFact(tx, {
      ...factOf({ ...end, number }, nowMs),
      amount: difference,
      validBet: subtract(validBet, stake.validBet),
      settledStake: zero,
      closed: !isOpen,
      reference: `sportsbook/${stake.id}/${number}/correction`,
    })
    return true
  })
  if (resettled) pushBalance(deps, stake)
}

async function saveEnds(tx: Tx, ends: readonly StakeEnd[], atMs: number): Promise<Ended[]> {
  const rows = ends.map(({ stake, settlement, validBet, version }) => ({
    id: stake.id,
    returned: String(settlement.returned),
    valid_bet: String(validBet),
    version: version ?? null,
  }))
  // In the order of ids, so that two that end the same stakes do not wait for each other in a circle.
  const saved = await tx.query<{ id: string; number: number }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}) as asked (id uuid, returned bigint, valid_bet bigint, version integer)
    ), locked as (
      select bet.id from sportsbook_pool_bet bet join asked using (id) where bet.status = 'open' order by bet.id for update of bet
    ), ended as (
      update sportsbook_pool_bet bet set status = 'settled', returned = asked.returned, valid_bet = asked.valid_bet,
        settlements = bet.settlements + 1, ended_at = ${new Date(atMs)}
      from asked join locked using (id) where bet.id = asked.id
      returning bet.id, bet.settlements, bet.returned
    )
    insert into sportsbook_pool_settlement (bet_id, number, status, returned, result_version, at)
    select ended.id, ended.settlements, 'settled', ended.returned, asked.version, ${new Date(atMs)} from ended join asked using (id)
    returning bet_id as id, number`)
  const numbers = new Map(saved.map(({ id, number }) => [id, number]))
  return ends.flatMap((end) => {
    const number = numbers.get(end.stake.id)
    return number === undefined ? [] : [{ ...end, number }]
  })
}

/** What the ledger pays only once. */
const keyOf = ({ stake, number }: Ended): string => (number === 1 ? stake.id : `${stake.id}/${number}`)

const factOf = ({ stake }: Ended, atMs: number) => ({
  memberId: stake.memberId,
  vendor: sportsbookVendor.vassalage,
  gameCode: 'cockfight',
  roundId: stake.id,
  currency: stake.currency,
  kind: 'return' as const,
  atMs,
})

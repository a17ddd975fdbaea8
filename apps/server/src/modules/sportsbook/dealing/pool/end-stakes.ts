// SPDX-License-Identifier: Apache-2.0
import type { PoolSettlement } from '@tessera/rules/sportsbook/cockfight/settle-pool-bet'
import type { Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../../../platform/db/index.ts'
import { correctEnd } from '../../bets/settlement/correct-end.ts'
import type { End } from '../../bets/settlement/end.ts'
import { endTogether } from '../../bets/settlement/end-together.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import type { PoolStake } from './pool-store.ts'

/** How a stake settles by what is known. */
export interface StakeEnd {
  stake: PoolStake
  settlement: PoolSettlement
  validBet: Amount
  /** Of the result by which it settles. */
  version: number | undefined
}

interface StoredEnd extends End {
  version: number | undefined
}

/** Stores how open stakes ended, pays what they return and records it, together. One that has ended stays as it is. */
export async function endStakes(deps: SportsbookDeps, ends: readonly StakeEnd[]): Promise<void> {
  await endTogether(deps, ends.map(endOf), saveEnds)
}

/** Settles a settled stake by a corrected result, unless it was settled otherwise meanwhile. */
export async function resettleStake(deps: SportsbookDeps, end: StakeEnd): Promise<void> {
  const { stake, settlement, version } = end
  const corrected = { ...endOf(end), isOpen: settlement.state === 'open', before: stake }
  await correctEnd(deps, corrected, {
    change: async (tx, { status, returned, validBet, number, at }) =>
      (await tx.one(sql`
        update sportsbook_pool_bet set status = ${status}, returned = ${corrected.isOpen ? null : returned}, valid_bet = ${validBet},
          settlements = ${number}, ended_at = ${corrected.isOpen ? null : at}
        where id = ${stake.id} and status = 'settled' and settlements = ${stake.settlements} returning id`)) !==
      undefined,
    note: async (tx, { status, returned, number, owed, at }) => {
      await tx.query(sql`
        insert into sportsbook_pool_settlement (bet_id, number, status, returned, result_version, owed, at)
        values (${stake.id}, ${number}, ${status}, ${returned}, ${version ?? null}, ${owed}, ${at})`)
    },
  })
}

const endOf = ({ stake, settlement, validBet, version }: StakeEnd): StoredEnd => ({
  id: stake.id,
  memberId: stake.memberId,
  currency: stake.currency,
  gameCode: 'cockfight',
  placedAtMs: stake.placedAtMs,
  stake: stake.stake,
  returned: settlement.returned,
  validBet,
  version,
})

async function saveEnds(
  tx: Tx,
  ends: readonly StoredEnd[],
  atMs: number,
): Promise<{ id: string; number: number }[]> {
  const rows = ends.map(({ id, returned, validBet, version }) => ({
    id,
    returned: String(returned),
    valid_bet: String(validBet),
    version: version ?? null,
  }))
  return tx.query(sql`
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
}

// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import {
  type ContractKind,
  type ContractStatus,
  offerLifeDays,
  type Tier,
} from '@tessera/rules/contracts/contract'
import { tiersOf } from '@tessera/rules/contracts/stored-tiers'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { ContractRow, MoveName } from './contract-store.ts'

type View = OperationOutput<'contracts.moveDividend'>
const dayMs = 86_400_000

export interface ContractQuery {
  kind: ContractKind
  /** Contracts that an account offered, or that it was offered; all of a brand for the console. */
  side: { uplineId: bigint } | { downlineId: bigint } | { brandCode: string }
  status?: ContractStatus | undefined
  pageNo: number
  pageSize: number
}

export interface ViewRow extends ContractRow {
  from: string | null
  to: string
  moves: { at: string; move: MoveName; by: string | null }[]
  total: bigint
}

/** Contracts with all their moves, newest first. */
export async function listContracts(
  db: Queries,
  { kind, side, status, pageNo, pageSize }: ContractQuery,
): Promise<{ contracts: View[]; total: number }> {
  const uplineId = 'uplineId' in side ? side.uplineId : null
  const downlineId = 'downlineId' in side ? side.downlineId : null
  const brandCode = 'brandCode' in side ? side.brandCode : null
  const rows = await db.query<ViewRow>(sql`
    with found as (
      select *, count(*) over () as total from contract where kind = ${kind} and (${status ?? null}::text is null or status = ${status ?? null})
        and (${uplineId}::bigint is null or upline_id = ${uplineId}) and (${downlineId}::bigint is null or downline_id = ${downlineId})
        and (${brandCode}::text is null or brand_code = ${brandCode})
      order by created_at desc, version desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize})
    select c.id, c.kind, c.period_type as "periodType", c.tiers, c.version, c.status, c.created_at as "createdAt", c.start_day::text as "startDay",
      c.end_day::text as "endDay", u.username as "from", d.username as "to", c.total,
      (select json_agg(json_build_object('at', m.at, 'move', m.move, 'by', b.username) order by m.number)
        from contract_move m left join member_name b on b.id = m.member_id where m.contract_id = c.id) as moves
    from found c join member_name d on d.id = c.downline_id left join member_name u on u.id = c.upline_id order by c.created_at desc, c.version desc, c.id`)
  return { contracts: rows.map(viewOf), total: Number(rows[0]?.total ?? 0n) }
}

/** One contract as its two sides see it. */
export async function presentContract(db: Queries, id: string): Promise<View> {
  const [row] = await db.query<ViewRow>(sql`
    select c.id, c.kind, c.period_type as "periodType", c.tiers, c.version, c.status, c.created_at as "createdAt", c.start_day::text as "startDay",
      c.end_day::text as "endDay", u.username as "from", d.username as "to", 1::bigint as total,
      (select json_agg(json_build_object('at', m.at, 'move', m.move, 'by', b.username) order by m.number)
        from contract_move m left join member_name b on b.id = m.member_id where m.contract_id = c.id) as moves
    from contract c join member_name d on d.id = c.downline_id left join member_name u on u.id = c.upline_id where c.id = ${id}`)
  if (!row) throw new Error(`the contract ${id} has gone`)
  return viewOf(row)
}

export const viewOf = (row: ViewRow): View => ({
  contractId: row.id,
  kind: row.kind,
  from: row.from,
  to: row.to,
  periodType: row.periodType,
  tiers: presentTiers(tiersOf(row.tiers)),
  status: row.status,
  version: row.version,
  createTime: row.createdAt,
  expireTime: row.status === 'Offered' ? row.createdAt + offerLifeDays * dayMs : null,
  startDay: row.startDay,
  endDay: row.endDay,
  moves: (row.moves ?? []).map(({ at, move, by }) => ({ time: Date.parse(at), move, by })),
})

export const presentTiers = (tiers: readonly Tier[]): View['tiers'] =>
  tiers.map(({ rateMillionths, ...minima }) => ({ ...minima, rate: rateMillionths }))

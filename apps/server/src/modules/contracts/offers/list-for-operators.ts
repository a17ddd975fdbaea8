// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { ContractKind, ContractStatus } from '@tessera/rules/contracts/contract'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { MoveName } from './contract-store.ts'
import { viewOf, type ViewRow } from './present-contracts.ts'

export type OperatorContract = OperationOutput<'backoffice.contracts'>['list'][number]

export interface OperatorContractQuery {
  /** Undefined for all brands. */
  brandCode: string | undefined
  kind: ContractKind | undefined
  status: ContractStatus | undefined
  /** Either side of the contract; undefined for all. */
  memberIds: readonly bigint[] | undefined
  pageNo: number
  pageSize: number
}

interface Row extends Omit<ViewRow, 'moves'> {
  brandCode: string
  memberId: bigint
  moves: { at: string; move: MoveName; by: string | null; operator: string | null }[]
}

/** Contracts with all their moves, as operators see them, newest first. */
export async function listContractsForOperators(
  db: Queries,
  { brandCode, kind, status, memberIds, pageNo, pageSize }: OperatorContractQuery,
): Promise<{ contracts: OperatorContract[]; total: number }> {
  const rows = await db.query<Row>(sql`
    with found as (
      select *, count(*) over () as total from contract where (${brandCode ?? null}::text is null or brand_code = ${brandCode ?? null})
        and (${kind ?? null}::text is null or kind = ${kind ?? null}) and (${status ?? null}::text is null or status = ${status ?? null})
        and (${memberIds ?? null}::bigint[] is null or downline_id = any (${memberIds ?? null}) or upline_id = any (${memberIds ?? null}))
      order by created_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize})
    select c.id, c.brand_code as "brandCode", c.downline_id as "memberId", c.kind, c.period_type as "periodType", c.tiers, c.version, c.status,
      c.created_at as "createdAt", c.start_day::text as "startDay", c.end_day::text as "endDay", u.username as "from", d.username as "to", c.total,
      (select json_agg(json_build_object('at', m.at, 'move', m.move, 'by', b.username, 'operator', m.operator_name) order by m.number)
        from contract_move m left join member_name b on b.id = m.member_id where m.contract_id = c.id) as moves
    from found c join member_name d on d.id = c.downline_id left join member_name u on u.id = c.upline_id order by c.created_at desc, c.id`)
  return { contracts: rows.map(presented), total: Number(rows[0]?.total ?? 0n) }
}

/** One contract as operators see it; undefined when there is none with this id. */
export async function contractForOperators(db: Queries, id: string): Promise<OperatorContract | undefined> {
  const row = await db.one<Row>(sql`
    select c.id, c.brand_code as "brandCode", c.downline_id as "memberId", c.kind, c.period_type as "periodType", c.tiers, c.version, c.status,
      c.created_at as "createdAt", c.start_day::text as "startDay", c.end_day::text as "endDay", u.username as "from", d.username as "to", 1::bigint as total,
      (select json_agg(json_build_object('at', m.at, 'move', m.move, 'by', b.username, 'operator', m.operator_name) order by m.number)
        from contract_move m left join member_name b on b.id = m.member_id where m.contract_id = c.id) as moves
    from contract c join member_name d on d.id = c.downline_id left join member_name u on u.id = c.upline_id where c.id = ${id}`)
  return row && presented(row)
}

const presented = (row: Row): OperatorContract => ({
  ...viewOf(row),
  brandCode: row.brandCode,
  memberId: Number(row.memberId),
  moves: (row.moves ?? []).map(({ at, move, by, operator }) => ({
    time: Date.parse(at),
    move,
    by,
    operator,
  })),
})

// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { ContractKind, PeriodType } from '@tessera/rules/contracts/contract'
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

type Run = OperationOutput<'backoffice.contractRuns'>['list'][number]
type Money = 'amount' | 'net' | 'fromWallets' | 'advanced'
type Row = Omit<Run, Money> & Record<Money, bigint> & { total: bigint }

/** Settled periods with their sums, newest first. */
export async function listRuns(
  db: Queries,
  {
    brandCode,
    kind,
    periodType,
    pageNo,
    pageSize,
  }: {
    brandCode: string | undefined
    kind: ContractKind | undefined
    periodType: PeriodType | undefined
    pageNo: number
    pageSize: number
  },
): Promise<{ runs: Run[]; total: number }> {
  const rows = await db.query<Row>(sql`
    select id as "runId", brand_code as "brandCode", kind, period_type as "periodType", began_at as "periodStart", ended_at as "periodEnd",
      first_day::text as "firstDay", last_day::text as "lastDay", status, started_at as "startTime", finished_at as "finishTime", payments,
      amount, net, from_wallets as "fromWallets", advanced, count(*) over () as total
    from contract_run where (${brandCode ?? null}::text is null or brand_code = ${brandCode ?? null})
      and (${kind ?? null}::text is null or kind = ${kind ?? null}) and (${periodType ?? null}::text is null or period_type = ${periodType ?? null})
    order by began_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return {
    runs: rows.map(({ total: _, ...row }) => ({
      ...row,
      amount: amountOfMillionths(row.amount),
      net: amountOfMillionths(row.net),
      fromWallets: amountOfMillionths(row.fromWallets),
      advanced: amountOfMillionths(row.advanced),
    })),
    total: Number(rows[0]?.total ?? 0n),
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { DatedRate, Rate } from '@tessera/rules/currencies/rates'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A rate as an operator entered it: one unit of `code` in the brand's own currency, `base`. */
export interface EnteredRate extends DatedRate {
  id: bigint
  brandCode: string
  base: string
  enteredAtMs: number
  enteredBy: string
}

interface RateRow {
  id: bigint
  brandCode: string
  base: string
  currency: string
  day: string
  numerator: bigint
  scale: number
  entered_at: number
  entered_by: string
}

const enteredOf = (row: RateRow): EnteredRate => ({
  id: row.id,
  brandCode: row.brandCode,
  base: row.base,
  code: row.currency,
  validFrom: row.day,
  numerator: row.numerator,
  scale: row.scale,
  enteredAtMs: row.entered_at,
  enteredBy: row.entered_by,
})

/** Enters a rate; rates are never changed. */
export async function insertRate(tx: Tx, rate: Omit<EnteredRate, 'id'>): Promise<void> {
  await tx.query(sql`
    insert into exchange_rate (brand_code, base, currency, valid_from, numerator, scale, entered_at, entered_by)
    values (${rate.brandCode}, ${rate.base}, ${rate.code}, ${rate.validFrom}::date, ${rate.numerator}, ${rate.scale},
      ${new Date(rate.enteredAtMs)}, ${rate.enteredBy})`)
}

/** The rates of a brand, newest first. */
export async function listRates(
  db: Queries,
  { brandCode, base }: { brandCode: string; base: string },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rates: EnteredRate[]; total: number }> {
  const rows = await db.query<RateRow>(sql`
    select id, brand_code as "brandCode", base, currency, to_char(valid_from, 'YYYY-MM-DD') as day, numerator, scale, entered_at, entered_by
    from exchange_rate where brand_code = ${brandCode} and base = ${base} order by valid_from desc, id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const count = await db.one<{ total: bigint }>(sql`
    select count(*) as total from exchange_rate where brand_code = ${brandCode} and base = ${base}`)
  return { rates: rows.map(enteredOf), total: Number(count?.total ?? 0n) }
}

/** The rates of some currencies that apply on days up to this one: what was entered last for each day. */
export async function ratesUpTo(
  db: Queries,
  { brandCode, base, day }: { brandCode: string; base: string; day: string },
): Promise<DatedRate[]> {
  const rows = await db.query<RateRow>(sql`
    select distinct on (currency, valid_from) id, brand_code as "brandCode", base, currency, to_char(valid_from, 'YYYY-MM-DD') as day,
      numerator, scale, entered_at, entered_by
    from exchange_rate where brand_code = ${brandCode} and base = ${base} and valid_from <= ${day}::date
    order by currency, valid_from, id desc`)
  return rows.map(enteredOf)
}

/** The rate of a day: the latest that was valid from that day or an earlier one. */
export const rateOn = (
  db: Queries,
  { brandCode, base, code, day }: { brandCode: string; base: string; code: string; day: string },
): Promise<Rate | undefined> =>
  db.one<Rate & { numerator: bigint; scale: number }>(sql`
    select numerator, scale from exchange_rate where brand_code = ${brandCode} and base = ${base} and currency = ${code} and valid_from <= ${day}::date
    order by valid_from desc, id desc limit 1`)

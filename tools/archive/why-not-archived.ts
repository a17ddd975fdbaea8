// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { KindOfQuarters, Quarter } from './quarters.ts'

/** `tables` are its partitions, in the order of their tables. */
type WhyNotArchived = (
  client: pg.Client,
  quarter: Quarter,
  ...tables: string[]
) => Promise<string | undefined>

/** Why an old partition must stay: one sentence that says what still needs it. */
export const whyNotArchived: Readonly<Record<KindOfQuarters, WhyNotArchived>> = {
  async fact(client, quarter, table) {
    const {
      rows: [points],
    } = await client.query<{ missing: boolean }>(
      `select exists (select from ${table} where id > (select fact_id from point_watermark)) as missing`,
    )
    if (points?.missing)
      return `members have not got their points for all facts of ${quarter.period}; the job rewards.creditPoints gives them.`
    const {
      rows: [counting],
    } = await client.query<{ id: number }>(countingPromotions, [quarter.fromAt, quarter.toAt])
    return (
      counting &&
      `promotion ${counting.id} still counts bets of ${quarter.period}; archive the promotion first.`
    )
  },
  async ticket(client, { period }, table) {
    const {
      rows: [open],
    } = await client.query<{ open: string }>(
      `select count(*)::text as open from ${table} where status = 'open'`,
    )
    return open?.open === '0' ? undefined : `${open?.open} tickets of ${period} are not settled.`
  },
  async round(client, { period }, table) {
    const {
      rows: [open],
    } = await client.query<{
      open: string
    }>(`select count(*)::text as open from ${table} r where state not in ('settled', 'voided', 'refused')
      or exists (select from studio.outbox o where o.round_id = r.id and o.done_at is null)`)
    return open?.open === '0' ? undefined : `${open?.open} rounds of ${period} have not ended.`
  },
  async bet(client, { period }, bets, legs) {
    const {
      rows: [left],
    } = await client.query<{ open: string; late: boolean }>(`
      select count(*) filter (where status in ('pending', 'open'))::text as open,
        coalesce(bool_or(ended_at > now() - interval '${correctedDays} days'), false) as late from ${bets}`)
    if (left && left.open !== '0') return `${left.open} bets of ${period} have not ended.`
    if (left?.late)
      return `bets of ${period} ended less than ${correctedDays} days ago, and their results may be corrected.`
    const {
      rows: [unsettled],
    } = await client.query<{ id: string }>(`
      select event_id::text as id from sportsbook_event_settlement s where due > done
        and exists (select from ${legs} leg where leg.event_id = s.event_id)
      union all
      select event_id::text from sportsbook_result_entry e where status in ('planning', 'planned', 'running')
        and exists (select from ${legs} leg where leg.event_id = e.event_id)
      limit 1`)
    return unsettled && `event ${unsettled.id}, with bets of ${period}, is being settled.`
  },
}

/** Results are corrected within this time, and what members settled is counted. */
const correctedDays = 90

/** Published promotions that count bets of a time: raffles, and rewards that were joined and not claimed. */
const countingPromotions = `
  select c.id from content c join content_revision r on r.content_id = c.id and r.number = c.revision
  cross join lateral (select to_timestamp((r.body ->> 'startTime')::numeric / 1000) as starts, to_timestamp((r.body ->> 'endTime')::numeric / 1000) as ends) t
  where c.kind = 'PR' and c.state = 'published' and coalesce(t.starts < $2, true) and coalesce(t.ends > $1, true)
    and case r.body -> 'offer' ->> 'kind'
      when 'RAFFLE' then t.starts is not null
      when 'AUTO' then exists (select from promotion_entry e where e.promotion_id = c.id and e.claimed_at is null and e.joined_at < $2)
      else false end
  order by c.id limit 1`

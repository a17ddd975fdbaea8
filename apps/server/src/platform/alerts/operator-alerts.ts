// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import type { AlertKind } from './alert-kinds.ts'

/**
 * Something that a person of the operator must look at. One cause (kind and reference) is one row with a
 * count.
 */
export interface Alert {
  kind: AlertKind
  reference: string
  /** `brand` is the code of the brand concerned; without it the alert concerns the whole installation. */
  details: Readonly<Record<string, string>>
}

/**
 * The part of an alert that leaves the database. Its details may contain names and amounts, so they stay in
 * the console.
 */
export interface AlertNotice {
  kind: string
  reference: string
  times: number
  firstAtMs: number
  lastAtMs: number
}

export interface Alerts {
  /**
   * Raises an alert in the transaction of the event that it is about, so that both are stored or neither. The
   * log, the counter and the webhook get it after the commit.
   */
  raise(tx: Tx, alert: Alert, nowMs: number): Promise<void>
}

export interface AlertsOptions {
  log: Log
  /** Counts an alert once it is committed. */
  count?: ((kind: string) => void) | undefined
  /** Notifies somebody outside, at most once in this many ms per cause. Must not throw. */
  outside?: { notify(notice: AlertNotice): void; atMostEveryMs: number } | undefined
}

interface RaisedRow {
  times: number
  first_at: number
  notified: boolean
}

/** The only way to raise an alert. */
export function createAlerts({ log, count, outside }: AlertsOptions): Alerts {
  return {
    async raise(tx, { kind, reference, details }, nowMs) {
      const at = new Date(nowMs)
      // The row decides whether it is time to notify again, so that several processes make one call.
      const [describes, notifiedBefore] = [
        outside !== undefined,
        new Date(nowMs - (outside?.atMostEveryMs ?? 0)),
      ]
      const row = await tx.one<RaisedRow>(sql`
        insert into operator_alert as alert (kind, reference, details, first_at, last_at, told_at, told_times)
        values (${kind}, ${reference}, ${JSON.stringify(details)}, ${at}, ${at}, case when ${describes} then ${at}::timestamptz end, case when ${describes} then 1 else 0 end)
        on conflict (kind, reference) do update set times = alert.times + 1, details = excluded.details, last_at = excluded.last_at, closed_at = null,
          told_at = case when ${describes} and coalesce(alert.told_at <= ${notifiedBefore}, true) then excluded.last_at else alert.told_at end,
          told_times = case when ${describes} and coalesce(alert.told_at <= ${notifiedBefore}, true) then alert.times + 1 else alert.told_times end
        returning times, first_at, told_times = times as notified`)
      if (!row) throw new Error('an alert was not stored')
      tx.afterCommit(() => {
        log.warn({ kind, reference, times: row.times }, 'operator alert')
        count?.(kind)
        if (row.notified)
          outside?.notify({ kind, reference, times: row.times, firstAtMs: row.first_at, lastAtMs: nowMs })
      })
    },
  }
}

export interface RaisedAlert {
  id: bigint
  kind: string
  reference: string
  details: Record<string, unknown>
  times: number
  lastAtMs: number
}

/**
 * Open alerts, newest first, by page (from 1), and the total number: of all brands, or of one brand together
 * with those of the whole installation.
 */
export async function listAlerts(
  db: Queries,
  { brand: only, pageNo, pageSize }: { brand?: string | undefined; pageNo: number; pageSize: number },
): Promise<{ alerts: RaisedAlert[]; total: number }> {
  const brand = only ?? null
  const alerts = await db.query<RaisedAlert>(sql`
    select id, kind, reference, details, times, last_at as "lastAtMs" from operator_alert
    where closed_at is null and (${brand}::text is null or coalesce(details ->> 'brand', ${brand}) = ${brand})
    order by last_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from operator_alert
    where closed_at is null and (${brand}::text is null or coalesce(details ->> 'brand', ${brand}) = ${brand})`)
  return { alerts, total: Number(counted?.total ?? 0n) }
}

/** Ends an open alert whose cause is gone; it opens again when it is raised again. */
export async function closeAlert(
  tx: Tx,
  { kind, reference }: Pick<Alert, 'kind' | 'reference'>,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    update operator_alert set closed_at = ${new Date(nowMs)} where kind = ${kind} and reference = ${reference} and closed_at is null`)
}

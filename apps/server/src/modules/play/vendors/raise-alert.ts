import type { Clock } from '../../../platform/clock/clock.ts'
import { sql } from '../../../platform/db/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { OperatorAlerts } from '../ports.ts'

const writeAtMostEveryMs = 10_000
const maxRemembered = 1_000

/**
 * Alerts for the operator console. One cause (kind and reference) is one row that counts; it is written at
 * most every ten seconds, so that a flood of bad calls does not become a flood of writes. The log line is
 * always there, also while the database is away.
 */
export function createOperatorAlerts(deps: { db: Queries; clock: Clock; log: Log }): OperatorAlerts {
  const recent = new Map<string, { writtenAtMs: number; unwritten: number }>()
  return {
    raise({ kind, reference, details }) {
      deps.log.warn({ kind, reference, details }, 'operator alert')
      const atMs = deps.clock.now()
      const key = `${kind} ${reference}`
      const last = recent.get(key)
      if (last && atMs - last.writtenAtMs < writeAtMostEveryMs) {
        last.unwritten += 1
        return
      }
      if (recent.size >= maxRemembered) recent.clear()
      recent.set(key, { writtenAtMs: atMs, unwritten: 0 })
      writeAlert(deps.db, { kind, reference, details, times: 1 + (last?.unwritten ?? 0), atMs })
        .catch((error: unknown) => deps.log.error({ error: String(error), kind, reference }, 'an operator alert could not be stored'))
    },
  }
}

interface AlertRow { kind: string; reference: string; details: Record<string, unknown>; times: number; atMs: number }

async function writeAlert(db: Queries, alert: AlertRow): Promise<void> {
  const at = new Date(alert.atMs)
  await db.query(sql`
    insert into operator_alert (kind, reference, details, times, first_at, last_at)
    values (${alert.kind}, ${alert.reference}, ${JSON.stringify(alert.details)}, ${alert.times}, ${at}, ${at})
    on conflict (kind, reference) do update set times = operator_alert.times + excluded.times, details = excluded.details,
      last_at = excluded.last_at, closed_at = null`)
}

export interface OperatorAlert { id: bigint; kind: string; reference: string; details: Record<string, unknown>; times: number; firstAtMs: number; lastAtMs: number }

/** Open alerts, newest first, at most 200. */
export function readOpenAlerts(db: Queries): Promise<OperatorAlert[]> {
  return db.query<OperatorAlert>(sql`
    select id, kind, reference, details, times, first_at as "firstAtMs", last_at as "lastAtMs"
    from operator_alert where closed_at is null order by last_at desc limit 200`)
}

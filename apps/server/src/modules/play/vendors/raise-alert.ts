// SPDX-License-Identifier: Apache-2.0
import type { Alerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { OperatorAlerts } from '../ports.ts'

const writeAtMostEveryMs = 10_000
const maxRemembered = 1_000

/**
 * Raises alerts about vendor calls, in their own transaction because the call itself changed nothing. Each
 * cause is raised at most every ten seconds, so that a flood of bad calls does not become a flood of writes.
 * While the database is unreachable, the log still records them.
 */
export function createOperatorAlerts(deps: {
  db: Database
  alerts: Alerts
  clock: Clock
  log: Log
}): OperatorAlerts {
  const writtenAtMs = new Map<string, number>()
  return {
    raise(alert) {
      const nowMs = deps.clock.now()
      const key = `${alert.kind} ${alert.reference}`
      if (nowMs - (writtenAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < writeAtMostEveryMs) return
      if (writtenAtMs.size >= maxRemembered) writtenAtMs.clear()
      writtenAtMs.set(key, nowMs)
      deps.db
        .transaction((tx) => deps.alerts.raise(tx, alert, nowMs))
        .catch((error: unknown) =>
          deps.log.error(
            { error: String(error), kind: alert.kind, reference: alert.reference },
            'an operator alert could not be stored',
          ),
        )
    },
  }
}

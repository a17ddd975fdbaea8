// SPDX-License-Identifier: Apache-2.0
import type { Alerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { OperatorAlerts } from '../ports.ts'

const writeAtMostEveryMs = 10_000
const maxRemembered = 1_000

/**
 * Alerts about vendor calls, in a transaction of their own because the call itself changed nothing. One cause
 * is raised at most every ten seconds, so that a flood of bad calls does not become a flood of writes. While
 * the database is away the log has it all the same.
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

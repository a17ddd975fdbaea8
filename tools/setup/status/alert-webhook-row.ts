// SPDX-License-Identifier: Apache-2.0
import { testAlertWebhook } from '@tessera/server/src/platform/alerts/alert-webhook.ts'
import { fails, missing, ready, reasonOf, type RowCheck } from './finding.ts'

const mend =
  'ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET in the environment (docs/runbook/alerts.md), then restart'

/** Sends an alert of the kind `test`. */
export const alertWebhookRow: RowCheck = {
  name: 'Alert webhook',
  of: 'installation',
  async look({ deps }) {
    if (!deps.alertWebhook) return missing('alerts are shown in the console only; nobody is called', mend)
    const { host } = new URL(deps.alertWebhook.url)
    return testAlertWebhook({ ...deps, ...deps.alertWebhook, console: `${deps.publicUrl}/console` }).then(
      () => ready(`${host} took a test alert (kind "test")`),
      (error: unknown) => fails(`${host} did not take a test alert: ${reasonOf(error)}`, mend),
    )
  },
}

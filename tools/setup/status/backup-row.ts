// SPDX-License-Identifier: Apache-2.0
import { lastBackupMs } from '@tessera/server/src/platform/db/index.ts'
import { fails, missing, ready, type RowCheck } from './finding.ts'

const hourMs = 3_600_000
/** As the alert TesseraBackupLate (deploy/observability/alerts.yaml): a night and half a day more. */
export const latestBackupHours = 36

const mend =
  'npm run backup -- --into FOLDER --keep 14 --without-keys   # every night (docs/runbook/backup.md)'

export const backupRow: RowCheck = {
  name: 'Backup',
  of: 'installation',
  async look({ deps, nowMs }) {
    const at = await lastBackupMs(deps.database)
    if (at === undefined) return missing('none was ever made', mend)
    const hours = Math.max(0, Math.floor((nowMs - at) / hourMs))
    const found = `the newest is of ${new Date(at).toISOString()}, ${hours} h old`
    return nowMs - at <= latestBackupHours * hourMs
      ? ready(found)
      : fails(`${found}; more than ${latestBackupHours} h is too old`, mend)
  },
}

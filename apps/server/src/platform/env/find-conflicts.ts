// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { rootFolder } from './root-folder.ts'
import type { Variables } from './variables.ts'

/** A bucket needs all its settings, or files would silently go into the folder. */
function missingOfBucket(found: Variables): string[] {
  const names = ['FILES_ENDPOINT', 'FILES_BUCKET', 'FILES_ACCESS_KEY', 'FILES_SECRET_KEY'] as const
  const missing = names.filter((name) => found[name] === undefined)
  return missing.length === names.length
    ? []
    : missing.map((name) => `${name} must be set when other FILES_ variables are`)
}

/** The conflicts between variables; empty when there are none. */
export function findConflicts(found: Variables): string[] {
  const missing = missingOfBucket(found)
  if (missing.length > 0) return missing
  if (found.DATABASE_POOLER_URL !== undefined && found.DATABASE_URL === undefined)
    return ['DATABASE_POOLER_URL needs DATABASE_URL, the way to the same database without the pooler']
  for (const name of ['LIVE_CREDENTIALS_FILE', 'LIVE_CA_FILE'] as const) {
    if (found[name] !== undefined && found.LIVE_URL === undefined) return [`${name} needs LIVE_URL`]
    if (found[name] !== undefined && !existsSync(resolve(rootFolder, found[name])))
      return [`${name} must be an existing file`]
  }
  if (found.STUDIO_PORT === found.PORT) return ['STUDIO_PORT must differ from PORT']
  if (found.GEO_TABLE !== undefined && !existsSync(resolve(rootFolder, found.GEO_TABLE)))
    return ['GEO_TABLE must be an existing file']
  if (
    [found.VAULT_KEY, found.VAULT_KEY_FILE, found.VAULT_KEY_COMMAND].filter((value) => value !== undefined)
      .length > 1
  ) {
    return ['VAULT_KEY, VAULT_KEY_FILE and VAULT_KEY_COMMAND: at most one may be set']
  }
  if (found.OPERATOR_PRIVATE_KEY !== undefined && found.OPERATOR_PRIVATE_KEY_FILE !== undefined)
    return ['OPERATOR_PRIVATE_KEY and OPERATOR_PRIVATE_KEY_FILE: at most one may be set']
  if (
    found.METRICS_PORT !== undefined &&
    [found.PORT, found.STUDIO_PORT ?? found.PORT + 1].includes(found.METRICS_PORT)
  )
    return ['METRICS_PORT must differ from PORT and STUDIO_PORT']
  if (found.ALERT_WEBHOOK_URL !== undefined && found.ALERT_WEBHOOK_SECRET === undefined)
    return ['ALERT_WEBHOOK_SECRET must be set with ALERT_WEBHOOK_URL']
  if (found.STUDIO_PORT === undefined && found.PORT === 65_535)
    return ['STUDIO_PORT must be set when PORT is 65535']
  return []
}

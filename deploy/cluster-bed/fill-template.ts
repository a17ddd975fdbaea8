// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'

const folder = join(rootFolder, 'deploy/cluster')

/**
 * Fills the `{{placeholders}}` of a template of deploy/cluster. Throws when one has no value: half a
 * configuration is useless.
 */
export function fillTemplate(name: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(join(folder, name), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) => {
    const value = values[field]
    if (value === undefined)
      throw new Error(`deploy/cluster/${name} has a field {{${field}}} that nobody fills`)
    return String(value)
  })
}

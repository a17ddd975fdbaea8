// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { queriesOf } from './client-queries.ts'
import type { FunctionFile, FunctionSource } from './function-files.ts'
import {
  describeError,
  inTransaction,
  isAboutLocks,
  type LockPatience,
  tryPatiently,
} from './lock-patience.ts'
import { isNewer, ownRelease } from './release.ts'
import { isSameText, readRecordedFunctions, recordOf } from './recorded-functions.ts'

/**
 * What PostgreSQL reports for a changed return type or parameter name, and for a name that two functions
 * share.
 */
const otherFormCodes = ['42P13', '42725']

/**
 * Replaces each function whose file differs from what its comment records, all in one transaction, so that
 * nobody ever sees half of a change. Returns the files applied. Throws, with nothing changed, when a newer
 * release has written a function, or when arguments or a return type would change: running processes still
 * call the old form.
 */
export async function applyFunctions(
  client: pg.Client,
  { location, schema }: FunctionSource,
  files: readonly FunctionFile[],
  patience: LockPatience,
  release: string = ownRelease(),
): Promise<string[]> {
  const recorded = await readRecordedFunctions(queriesOf(client), schema)
  const changed = files.filter((file) => !recorded.some((one) => isSameText(one, file)))
  for (const { name } of changed) {
    const newer = recorded.find((one) => one.name === name && isNewer(one.release, release))
    if (newer)
      throw new Error(
        `The database has the function ${name} of release ${newer.release}, and this is ${release}: it was written by a newer one.`,
      )
  }
  if (changed.length === 0) return []
  await tryPatiently(client, `The functions of ${location}`, patience, () =>
    inTransaction(client, patience, async () => {
      for (const file of changed)
        await applyFunction(client, `${schema}.${file.name}`, file, recordOf(location, file, release))
    }),
  )
  return changed.map(({ name }) => `${location}/${name}.sql`)
}

async function applyFunction(
  client: pg.Client,
  name: string,
  file: FunctionFile,
  record: string,
): Promise<void> {
  try {
    await client.query(file.sql)
    // Without arguments, which also proves that no other function has the name.
    await client.query(`comment on function ${name} is ${pg.escapeLiteral(record)}`)
  } catch (error) {
    if (isAboutLocks(error)) throw error
    const why = otherFormCodes.includes((error as { code?: string }).code ?? '')
      ? ' A function with other arguments or another answer needs a new name; the old one stays for processes that run.'
      : ''
    throw new Error(
      `The function ${file.name}.sql failed, and no function was changed: ${describeError(error, file.sql)}.${why}`,
      { cause: error },
    )
  }
}

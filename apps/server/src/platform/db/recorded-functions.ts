// SPDX-License-Identifier: Apache-2.0
import type { Queries } from './database.ts'
import { type FunctionFile, type FunctionSource, readFunctionFiles } from './function-files.ts'
import { isNewer, ownRelease } from './release.ts'
import { sql } from './sql.ts'

/** Where a function came from, according to its comment in the database. */
export interface RecordedFunction {
  name: string
  checksum: string
  /** The release that applied it. */
  release: string
}

const recordPattern = /^Current text: \S+ of release (\S+), sha256 ([0-9a-f]{64})$/

/** The comment of a function that was applied from its file: the file and the hash of its text. */
export const recordOf = (location: string, { name, checksum }: FunctionFile, release: string): string =>
  `Current text: ${location}/${name}.sql of release ${release}, sha256 ${checksum}`

/** Reads the comments of a schema's functions; functions from numbered migrations have none of ours. */
export async function readRecordedFunctions(db: Queries, schema: string): Promise<RecordedFunction[]> {
  const rows = await db.query<{ name: string; comment: string | null }>(
    sql`select p.proname::text as name, obj_description(p.oid, 'pg_proc') as comment
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = ${schema} order by 1`,
  )
  return rows.flatMap(({ name, comment }) => {
    const [, release, checksum] = recordPattern.exec(comment ?? '') ?? []
    return release !== undefined && checksum !== undefined ? [{ name, checksum, release }] : []
  })
}

/** Names of the functions whose text in the database differs from their file. */
export async function findOtherFunctions(db: Queries, { folder, schema }: FunctionSource): Promise<string[]> {
  const recorded = await readRecordedFunctions(db, schema)
  return readFunctionFiles(folder)
    .filter((file) => !recorded.some((one) => isSameText(one, file)))
    .map(({ name }) => name)
}

/**
 * Names of the functions that the database lacks or has in another text, unless a newer release wrote them:
 * that one only replaces a function by one that can be called in the same way.
 */
export const findOlderFunctions = (
  recorded: readonly RecordedFunction[],
  files: readonly FunctionFile[],
  release: string = ownRelease(),
): string[] =>
  files
    .filter(
      (file) =>
        !recorded.some(
          (one) => isSameText(one, file) || (one.name === file.name && isNewer(one.release, release)),
        ),
    )
    .map(({ name }) => name)

export const isSameText = (
  one: Pick<RecordedFunction, 'name' | 'checksum'>,
  other: Pick<FunctionFile, 'name' | 'checksum'>,
): boolean => one.name === other.name && one.checksum === other.checksum

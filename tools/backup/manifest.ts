// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CannotDo } from './cannot-do.ts'

const migration = z.object({ number: z.number(), name: z.string(), checksum: z.string() })
const recordedFunction = z.object({ name: z.string(), checksum: z.string() })
const part = z.object({
  path: z
    .string()
    .regex(/^(database|files)\/[\w./-]+$/)
    .refine((path) => !path.includes('..')),
  bytes: z.number(),
  sha256: z.string(),
})

const schema = z.object({
  format: z.literal(1),
  /** When its snapshot was taken. */
  madeAt: z.string(),
  /** The schema of the data: the applied migrations. */
  migrations: z.object({ platform: z.array(migration), studio: z.array(migration) }),
  /** Which version of its functions it had. */
  functions: z.object({ platform: z.array(recordedFunction), studio: z.array(recordedFunction) }),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      path: z.string(),
    }),
  ),
  /** The partitions of partitioned tables. */
  partitions: z.array(z.object({ schema: z.string(), of: z.string(), name: z.string(), bounds: z.string() })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string().nullable() })),
  /** The last entry of the operators' audit record. */
  lastAction: z.string().nullable(),
  /** Fingerprints of the keys that this data needs. */
  keys: z.array(z.object({ purpose: z.enum(['vault', 'operator', 'seed']), keyId: z.string() })),
  parts: z.array(part),
})

/** What a backup contains, and the digest of each of its parts. */
export type Manifest = z.infer<typeof schema>
export type Part = z.infer<typeof part>
export type AppliedMigration = z.infer<typeof migration>

export const manifestFile = 'manifest.json'
export const sealFile = 'manifest.sha256'

export const digestOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/**
 * Reads a manifest and checks its own digest. Throws CannotDo if it is no backup, broken, or of a newer
 * version.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, seal] = await Promise.all(
    [manifestFile, sealFile].map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)),
  )
  if (text === undefined || seal === undefined)
    throw new CannotDo(
      `${folder} is no whole backup: it has no ${text === undefined ? manifestFile : sealFile}.`,
    )
  if (digestOf(text) !== seal.trim())
    throw new CannotDo(
      `The backup in ${folder} was altered or cut short: ${manifestFile} is not what ${sealFile} says.`,
    )
  const read: unknown = JSON.parse(text)
  const format = (read as { format?: unknown }).format
  if (typeof format === 'number' && format > 1)
    throw new CannotDo(`The backup in ${folder} was made by a newer release, in format ${format}.`)
  const parsed = schema.safeParse(read)
  if (!parsed.success) throw new CannotDo(`The manifest of the backup in ${folder} cannot be read.`)
  return parsed.data
}

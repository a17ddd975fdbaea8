// SPDX-License-Identifier: Apache-2.0
import { createHash, createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { settings } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { TestServer } from '../../../testing/server-for-tests.ts'

/** What an attacker reads: every value of every column, and every key and setting of the process. */
export async function everythingKnown(server: TestServer): Promise<Set<string>> {
  const known = new Set<string>()
  const add = (value: unknown): void => addValue(known, value)
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
    // The newest rows of long tables; all those of the draws and the beacon.
    for (const { name } of tables)
      for (const row of (
        await owner.query(`select * from ${name} t order by t.ctid desc limit ${mostRows(name)}`)
      ).rows as Record<string, unknown>[])
        Object.values(row).forEach(add)
  } finally {
    await owner.end()
  }
  for (const { id, secret } of server.modules.lotteryDeps.drawKeys.all()) [id, secret].forEach(add)
  for (const name of Object.keys(settings) as (keyof typeof settings)[])
    add(server.platform.settings.known(name))
  for (const file of readdirSync(server.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile()) add(readFileSync(join(file.parentPath, file.name)))
  Object.values(process.env).forEach(add)
  return known
}

const mostRows = (table: string): number => (/lottery|beacon|vault/.test(table) ? 1_000 : 50)

function addValue(known: Set<string>, value: unknown): void {
  if (value === null || value === undefined) return
  if (Buffer.isBuffer(value)) {
    known.add(value.toString('hex'))
    if (value.length < 10_000) known.add(value.toString('utf8').trim())
  } else if (value instanceof Date) known.add(String(value.getTime()))
  else if (typeof value === 'object') for (const part of Object.values(value)) addValue(known, part)
  else known.add(String(value))
}

/** A draw that is searched for, and what the process can compute of it at any time. */
export interface SearchedDraw {
  lottery: Lottery
  numero: string
  committedSeed: string
  /** The round that it named; undefined for a draw of the former scheme. */
  named: { beaconId: string; round: number } | undefined
}

/** A value as 32 bytes in hexadecimal, as it is or hashed. */
function formsOf(value: string): string[] {
  const hashes = [createHash('sha256').update(value).digest('hex')]
  if (/^([0-9a-f]{2})+$/.test(value)) {
    hashes.push(createHash('sha256').update(value, 'hex').digest('hex'))
    if (value.length === 64) hashes.push(value)
    if (value.length > 64) hashes.push(value.slice(0, 64), value.slice(-64))
  }
  return hashes
}

const mac = (key: string, message: string | Buffer): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest('hex')

/** Every seed of numbers that a value yields: as the seed, as the value of the beacon, as either side of an HMAC. */
function* seedsFrom(
  value: string,
  { lottery, numero, committedSeed, named }: SearchedDraw,
): Generator<string> {
  const drawn = `${lottery.gameCode}/${numero}`
  const message = `tessera-draw/1/${drawn}/${named?.beaconId}/${named?.round}/`
  for (const form of formsOf(value)) {
    yield form
    yield mac(committedSeed, message + form)
    yield mac(form, message + committedSeed)
    yield mac(committedSeed, form)
    yield mac(committedSeed, Buffer.from(form, 'hex'))
    yield mac(form, committedSeed)
    yield mac(form, drawn)
  }
}

const streamOf = (seed: string, { lottery, numero }: SearchedDraw): string =>
  mac(seed, `${lottery.gameCode}/${numero}/0`)

/**
 * The values that yield the stream from which all numbers of a draw are picked. The numbers themselves would not do: four digits are hit by
 * luck. What does not yield the stream yields the numbers no more often than luck.
 */
export function valuesThatFind(
  draw: SearchedDraw,
  seedOfNumbers: string,
  known: Iterable<string>,
): { found: string[]; guesses: number } {
  const wanted = streamOf(seedOfNumbers, draw)
  const found = new Set<string>()
  let guesses = 0
  for (const value of [...known, draw.committedSeed])
    for (const seed of seedsFrom(value, draw)) {
      guesses += 1
      if (streamOf(seed, draw) === wanted) found.add(value)
    }
  return { found: [...found], guesses }
}

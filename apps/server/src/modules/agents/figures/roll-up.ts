// SPDX-License-Identifier: Apache-2.0
import { dayIn } from '@tessera/rules/site/zoned-days'
import { firstFactSince, settledUpTo } from '../../bets/index.ts'
import { firstPostingSince, memberOfOwner, movementsInSlice, postedUpTo } from '../../ledger/index.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Queries, StreamSlice, Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { brandRules, type BrandRules } from './brand-rules.ts'
import { countAccounts } from './count-accounts.ts'
import type { SharedPlay } from './count-shared.ts'
import { addLineWorth } from './line-worth.ts'
import { addFigures, countActive, saveWindow, type MemberDelta } from './figures-store.ts'
import { nothing, settledDeltas } from './settled-deltas.ts'
import {
  beginDays,
  lockOpenWindow,
  openWindow,
  readPositions,
  saveFreshness,
  savePosition,
  type StreamName,
  type StreamPosition,
} from './stream-store.ts'
import { windowMs, windowOf } from './window.ts'

/** How many rows of a stream one transaction processes. */
const step = 50_000n
/**
 * How long a row may take from the moment it names until it is visible. Later rows count in the next window.
 */
const graceMs = 3_000

export interface RollUpDeps {
  database: Database
  settings: Settings
  clock: Clock
  /** The agents whose contracts pay by the hour or the window; from the contracts. */
  agentsByWindow(db: Queries): Promise<bigint[]>
  /** What a game gives the operator at least, in hundredths of a per cent of a stake; 0 for a game that nobody knows. */
  gameEdges: { refresh(): Promise<void>; of(vendor: string, gameCode: string): number }
  /** What was settled on events, draws and rounds that members share; from the modules that know what bets are about. */
  sharedPlay(db: Queries, slice: StreamSlice): Promise<SharedPlay[]>
  /** Called inside the transaction that begins the day of these brands, before anything counts in it. */
  dayBegins(tx: Tx, brandCodes: readonly string[]): Promise<void>
}

interface Stream {
  /**
   * The last id before which no other row can appear any more; undefined while a transaction takes too long.
   */
  endOf(db: Queries): Promise<bigint | undefined>
  read(tx: Tx, slice: StreamSlice, run: Run): Promise<MemberDelta[]>
  firstSince(
    db: Queries,
    from: { afterId: bigint; upToId: bigint; fromMs: number },
  ): Promise<{ id: bigint; atMs: number } | undefined>
}

const streams: Record<StreamName, Stream> = {
  bets: {
    endOf: settledUpTo,
    read: (tx, slice, { deps, askedMs }) => settledDeltas(tx, deps, slice, askedMs),
    firstSince: firstFactSince,
  },
  postings: {
    endOf: postedUpTo,
    read: async (db, slice) =>
      (await movementsInSlice(db, 'member:', slice)).map(({ owner, ...movement }) => ({
        ...nothing,
        ...movement,
        memberId: memberOfOwner(owner),
      })),
    firstSince: firstPostingSince,
  },
}
const streamNames = Object.keys(streams) as StreamName[]

/**
 * Brings the figures of all teams up to date, and closes the windows of five minutes that have ended. Each
 * stream is read in the order of its ids, step by step; the position reached and the figures change in one
 * transaction, so a run that was cut off, or two at once, count everything once. A row belongs to the window
 * of its time; a row that becomes visible after its window was closed counts in the open one. Returns false
 * when it could not read everything yet.
 */
export async function rollUp(deps: RollUpDeps): Promise<boolean> {
  const { database, settings, clock } = deps
  const [brands] = await Promise.all([brandRules(database, settings), deps.gameEdges.refresh()])
  while (await database.transaction((tx) => countStep(tx, brands)));
  for (;;) {
    const askedMs = clock.now()
    const ends = new Map<StreamName, bigint>()
    for (const name of streamNames) {
      const end = await streams[name].endOf(database)
      if (end === undefined) return false
      ends.set(name, end)
    }
    const run: Run = { deps, brands, askedMs, ends }
    let outcome: Outcome
    do outcome = await database.transaction((tx) => takeStep(tx, run))
    while (outcome === 'more')
    if (outcome === 'fresh') return true
  }
}

/** Alone, because a move counts its branch from one team into another. */
async function countStep(tx: Tx, brands: readonly BrandRules[]): Promise<boolean> {
  await lockOpenWindow(tx)
  return countAccounts(tx, brands)
}

interface Run {
  deps: RollUpDeps
  brands: readonly BrandRules[]
  /** When the ends of the streams were queried. */
  askedMs: number
  ends: ReadonlyMap<StreamName, bigint>
}
/** more: the open window has further rows; closed: the next window is open; fresh: nothing is left to do. */
type Outcome = 'more' | 'closed' | 'fresh'

async function takeStep(tx: Tx, run: Run): Promise<Outcome> {
  const beganMs = (await lockOpenWindow(tx)) ?? (await openFirstWindow(tx, run))
  const beforeMs = beganMs + windowMs
  const positions = await readPositions(tx)
  let complete = true
  for (const position of positions) {
    const scanned = await scan(tx, run, position, beganMs)
    if (scanned === 'more') return 'more'
    complete &&= scanned === 'pastWindow' || run.askedMs >= beforeMs + graceMs
  }
  if (!complete) {
    await saveFreshness(tx, run.askedMs)
    return 'fresh'
  }
  await closeWindow(tx, run, beganMs)
  return 'closed'
}

/**
 * Counts one step of a stream. pastWindow: rows well after the window were found; atEnd: all rows were read.
 */
async function scan(
  tx: Tx,
  run: Run,
  position: StreamPosition,
  beganMs: number,
): Promise<'more' | 'pastWindow' | 'atEnd'> {
  const { brands, ends } = run
  const stream = streams[position.stream]
  const beforeMs = beganMs + windowMs
  const end = ends.get(position.stream)!
  const late = {
    afterId: position.nextId ?? position.scannedId,
    upToId: position.scannedId,
    fromMs: beforeMs + graceMs,
  }
  if (position.nextId !== null && (await stream.firstSince(tx, late))) return 'pastWindow'
  if (position.scannedId >= end) return 'atEnd'
  const upToId = position.scannedId + step < end ? position.scannedId + step : end
  const slice = {
    afterId: position.scannedId,
    upToId,
    repeatedId: position.repeatedId,
    sinceMs: beganMs,
    beforeMs,
  }
  const deltas = await stream.read(tx, slice, run)
  await addFigures(tx, brands, deltas)
  await addLineWorth(tx, brands, deltas)
  if (position.stream === 'bets')
    await countActive(
      tx,
      brands,
      deltas.map(({ memberId }) => memberId),
    )
  const later =
    position.nextId === null
      ? await stream.firstSince(tx, { afterId: position.scannedId, upToId, fromMs: beforeMs })
      : undefined
  await savePosition(tx, {
    ...position,
    scannedId: upToId,
    nextId: later ? later.id - 1n : position.nextId,
  })
  return 'more'
}

/** Stores the result of the window, and opens the next one with activity, or the current one. */
async function closeWindow(tx: Tx, run: Run, beganMs: number): Promise<void> {
  const { deps, askedMs } = run
  await saveWindow(tx, beganMs, await deps.agentsByWindow(tx))
  const nextMs = beganMs + windowMs
  let firstMs = Math.max(askedMs, nextMs)
  for (const position of await readPositions(tx)) {
    const scannedId = position.nextId ?? position.scannedId
    const next = { afterId: scannedId, upToId: scannedId + 1n, fromMs: nextMs }
    const later = position.nextId === null ? undefined : await streams[position.stream].firstSince(tx, next)
    firstMs = Math.min(firstMs, later?.atMs ?? firstMs)
    const repeatedId = position.repeatedId > position.scannedId ? position.repeatedId : position.scannedId
    await savePosition(tx, { stream: position.stream, scannedId, nextId: null, repeatedId })
  }
  await beginWindow(tx, run, windowOf(firstMs))
}

/** Opens the first window, which is that of the oldest row. */
async function openFirstWindow(tx: Tx, run: Run): Promise<number> {
  let firstMs = run.askedMs
  for (const name of streamNames) {
    const first = await streams[name].firstSince(tx, { afterId: 0n, upToId: run.ends.get(name)!, fromMs: 0 })
    firstMs = Math.min(firstMs, first?.atMs ?? firstMs)
  }
  await beginWindow(tx, run, windowOf(firstMs))
  return windowOf(firstMs)
}

async function beginWindow(tx: Tx, { deps, brands }: Run, beganMs: number): Promise<void> {
  await openWindow(tx, beganMs)
  const begun = await beginDays(
    tx,
    brands.map(({ code, timeZone }) => ({ code, day: dayIn(timeZone, beganMs) })),
  )
  if (begun.length > 0) await deps.dayBegins(tx, begun)
}

// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { wholeScore } from '@tessera/rules/sportsbook/settlement/scores/whole-score'
import type { Tx } from '../../../../platform/db/index.ts'
import { changeEvent, type EventChange } from '../../book/events/change-event.ts'
import { lockEvent } from '../../book/events/event-store.ts'
import { insertResult, lastResult } from '../../book/events/result-store.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { lockEntry, saveEntryStep, type Entry, type EntryStep } from './entry-store.ts'
import { movesTooMuchAlone } from './second-operator.ts'
import { worldOf } from './world-of.ts'

/**
 * Lets an entry count, if nothing has changed since its dry run: its version of the result is stored, and bets are
 * settled by it as by every other. Otherwise it is stale, and a new one has to be made. Throws `call.notFound`,
 * `sportsbook.entryState`, `backoffice.ownRequest` when a second operator has to confirm, and `backoffice.giverGone` when
 * the one who made it may not do so any more.
 */
export async function confirmEntry(
  tx: Tx,
  deps: Platform,
  id: string,
  { mayStillEnter, ...step }: EntryStep & { mayStillEnter(tx: Tx, operatorId: number): Promise<boolean> },
): Promise<{ entry: Entry; state: 'running' | 'stale' }> {
  const entry = await lockIn(tx, id, ['planned'])
  if (
    entry.madeBy === step.operatorId &&
    (entry.secondOperator || (await movesTooMuchAlone(tx, deps, { ...step, plan: entry.plan })))
  )
    throw fault('backoffice.ownRequest')
  if (entry.madeBy !== step.operatorId && !(await mayStillEnter(tx, entry.madeBy)))
    throw fault('backoffice.giverGone')
  const event = await lockEvent(tx, entry.eventId)
  const last = await lastResult(tx, entry.eventId)
  const isSame =
    event !== undefined &&
    (last?.version ?? 0) === entry.fromVersion &&
    (await worldOf(tx, entry)) === entry.fingerprint
  if (!isSame) {
    await saveEntryStep(tx, id, 'stale', step)
    return { entry, state: 'stale' }
  }
  const version = await insertResult(tx, entry.eventId, entry.said, step.nowMs)
  await changeEvent(tx, deps, event, changeBy(entry))
  await saveEntryStep(tx, id, 'running', step, version)
  return { entry, state: 'running' }
}

/** Drops an entry that was not confirmed; nothing has moved. Throws `call.notFound` and `sportsbook.entryState`. */
export async function dropEntry(tx: Tx, id: string, step: EntryStep): Promise<Entry> {
  const entry = await lockIn(tx, id, ['planning', 'planned'])
  await saveEntryStep(tx, id, 'dropped', step)
  return entry
}

async function lockIn(tx: Tx, id: string, statuses: readonly Entry['status'][]): Promise<Entry> {
  const entry = await lockEntry(tx, id)
  if (!entry) throw fault('call.notFound')
  if (!statuses.includes(entry.status)) throw fault('sportsbook.entryState')
  return entry
}

/** What the event and its markets become. */
function changeBy({ kind, said, marketId }: Entry): EventChange {
  if (kind === 'void_market') return { markets: { settle: marketId! } }
  const score = said.result && wholeScore(said.result)
  return {
    status: said.status,
    venue: said.venue,
    stopped: undefined,
    markets: 'close',
    ...(said.result && { result: said.result }),
    ...(score && { score }),
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { GaugeReading, Metrics } from '@tessera/telemetry'
import { channelStates } from '../../modules/outbox/index.ts'
import { waitingSuspense, waitingWithdrawals } from '../../modules/wallet/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { lastBackupMs, type Database } from '../../platform/db/index.ts'
import { readAtMostEvery } from './read-at-most-every.ts'

interface Readings {
  waiting: GaugeReading[]
  oldest: GaugeReading[]
  failed: GaugeReading[]
  backup: GaugeReading[]
}

/** The state is read at most this often, however often it is scraped. */
const freshMs = 30_000

/** What waits for people or for other services, and when the newest backup was finished, for scrapes. */
export function watchWaiting({
  metrics,
  database,
  clock,
}: {
  metrics: Metrics
  database: Database
  clock: Clock
}): void {
  const fresh = readAtMostEvery(freshMs, clock, (nowMs) => read(database, nowMs))
  const watch = (name: string, help: string, labels: string[], of: keyof Readings): void =>
    metrics.gauge(name, help, labels).watchAll(async () => (await fresh())[of])
  watch(
    'tessera_waiting',
    'How many withdrawals, payments without owner or messages wait',
    ['what'],
    'waiting',
  )
  watch('tessera_waiting_seconds', 'For how long the first of them has been waiting', ['what'], 'oldest')
  watch('tessera_messages_failed', 'Messages of the last hour that could not be sent', ['channel'], 'failed')
  watch(
    'tessera_backup_timestamp_seconds',
    'When the newest backup was finished; 0 if there is none',
    [],
    'backup',
  )
}

async function read(db: Database, nowMs: number): Promise<Readings> {
  const withdrawals = await waitingWithdrawals(db)
  const suspense = await waitingSuspense(db)
  const channels = await channelStates(db, nowMs)
  const all: [string, number, number | null][] = [
    ['withdrawals', withdrawals.count, withdrawals.sinceMs],
    ['payments without owner', suspense.count, suspense.sinceMs],
    ...channels.map(({ channel, waiting, sinceMs }): [string, number, number | null] => [
      channel,
      waiting,
      sinceMs,
    ]),
  ]
  return {
    waiting: all.map(([what, count]) => ({ labels: [what], value: count })),
    oldest: all.map(([what, , sinceMs]) => ({
      labels: [what],
      value: sinceMs === null ? 0 : Math.max(0, (nowMs - sinceMs) / 1_000),
    })),
    failed: channels.map(({ channel, failed }) => ({ labels: [channel], value: failed })),
    backup: [{ labels: [], value: ((await lastBackupMs(db)) ?? 0) / 1_000 }],
  }
}

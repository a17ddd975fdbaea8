// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import { findPrimary } from '../ask-patroni.ts'
import { waitUntil } from '../supervised-program.ts'
import { databaseUrl } from '../prepare-database.ts'
import type { Bed } from '../start-bed.ts'
import { withClient } from '../with-client.ts'
import type { Tally } from './tally.ts'

/**
 * How long an acknowledgement takes with and without waiting for a standby, in milliseconds, under the same
 * load.
 */
export interface Price {
  waiting: Times
  alone: Times
}
interface Times {
  count: number
  medianMs: number
  p99Ms: number
}

const turns = 3
const turnMilliseconds = 10_000

/**
 * Takes turns, so that other work on the machine affects both. Ends with the standby waited for, as it began.
 */
export async function measurePrice(bed: Bed, tally: Tally): Promise<Price> {
  const times: Record<keyof Price, number[]> = { waiting: [], alone: [] }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const way of ['waiting', 'alone'] as const) {
      await waitForStandby(bed, way === 'waiting')
      const fromMs = performance.now()
      await sleep(turnMilliseconds)
      times[way].push(
        ...tally.acknowledged
          .filter(({ atMs, kind }) => kind !== 'round' && atMs >= fromMs)
          .map(({ tookMs }) => tookMs),
      )
    }
  }
  await waitForStandby(bed, true)
  return { waiting: timesOf(times.waiting), alone: timesOf(times.alone) }
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
  return { count: sorted.length, medianMs: at(0.5), p99Ms: at(0.99) }
}

/** Like `patronictl edit-config`. */
async function waitForStandby(bed: Bed, wanted: boolean): Promise<void> {
  const { machines, secrets } = bed.plan
  const primary = await findPrimary(machines)
  if (!primary) throw new Error('there is no primary whose setting could be changed')
  const answer = await fetch(`http://${primary.address}:${primary.patroniPort}/config`, {
    method: 'PATCH',
    body: JSON.stringify({ synchronous_mode: wanted }),
    headers: { authorization: `Basic ${Buffer.from(`patroni:${secrets.patroni}`).toString('base64')}` },
  })
  if (!answer.ok) throw new Error(`Patroni refused a change of its settings: HTTP ${answer.status}`)
  await waitUntil(
    wanted ? 'A synchronous standby' : 'No synchronous standby',
    async () => (await waitsNow(bed)) === wanted,
    { seconds: 60 },
  )
}

async function waitsNow(bed: Bed): Promise<boolean> {
  const { rows } = await withClient(databaseUrl(bed.plan, 'postgres'), (client) =>
    client.query<{ names: string; standby: boolean }>(`
    select current_setting('synchronous_standby_names') as names, exists (select from pg_stat_replication where sync_state = 'sync') as standby`),
  )
  return rows[0] !== undefined && rows[0].names !== '' && rows[0].standby
}

export const priceLine = ({ waiting, alone }: Price): string =>
  `A bet or win of a vendor that waits for a standby took ${waiting.medianMs.toFixed(1)} ms (median; p99 ${waiting.p99Ms.toFixed(1)} ms, ${waiting.count} of them), ` +
  `one that did not wait ${alone.medianMs.toFixed(1)} ms (p99 ${alone.p99Ms.toFixed(1)} ms, ${alone.count}): ${(waiting.medianMs / alone.medianMs).toFixed(2)} x`

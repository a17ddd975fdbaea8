// SPDX-License-Identifier: Apache-2.0
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SnapshotSource } from '../../modules/catalogue/index.ts'
import type { Messages } from '../../modules/messages/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import { firstAddresses, lobbyAddresses } from './first-pictures.ts'

export interface PrewarmDeps {
  /** Asks for the picture at an address, through the door that everybody uses. */
  ask(address: string): Promise<unknown>
  snapshot: Pick<SnapshotSource, 'current'>
  messages: Pick<Messages, 'drawnPictures'>
  log: Pick<Log, 'warn'>
  clock: Clock
  /** Also what the first pages of all lobbies show; without it only the first page of the site. */
  lobbies: boolean
  /** Waits until the platform has little to do. */
  untilQuiet?: (signal: AbortSignal) => Promise<void>
}

/** A picture that was there already takes less, and needs no rest after it. */
const drawnMs = 40
const restMs = 250
/** The share of its time that the process may be at work and still count as quiet. */
const quietShare = 0.3

/**
 * Has pictures drawn before somebody asks, one at a time and through the same door as everybody, so that a
 * visitor never waits behind more than one of them: first what the first page of the site shows, then,
 * whenever the platform has little to do, what the first pages of the lobbies show. Drawn ones stay on disk.
 * `done` is when all are there; `stop` ends it early.
 */
export function prewarmPictures({
  ask,
  snapshot,
  messages,
  log,
  clock,
  lobbies,
  untilQuiet = quiet,
}: PrewarmDeps): { done: Promise<void>; stop: () => Promise<void> } {
  const ending = new AbortController()
  const { signal } = ending
  async function draw(): Promise<void> {
    for (const address of await firstAddresses(snapshot, messages)) {
      if (signal.aborted) return
      await ask(address)
    }
    for (const address of lobbies ? await lobbyAddresses(snapshot) : []) {
      if (signal.aborted) return
      const beganMs = clock.now()
      await ask(address)
      if (clock.now() - beganMs > drawnMs) await untilQuiet(signal)
    }
  }
  const done = draw().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ error: String(error) }, 'pictures could not be drawn ahead')
  })
  return {
    done,
    stop: () => {
      ending.abort()
      return done
    },
  }
}

/** After a rest in which the process had little to do. Rejects when it is told to stop. */
async function quiet(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(restMs, undefined, { signal, ref: false })
    if (performance.eventLoopUtilization(before).utilization < quietShare) return
  }
}

// SPDX-License-Identifier: Apache-2.0
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SnapshotSource } from '../../modules/catalogue/index.ts'
import type { Messages } from '../../modules/messages/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import { firstAddresses, lobbyAddresses } from './first-pictures.ts'

export interface PrewarmDeps {
  /** Requests the picture at an address, through the same route as visitors. */
  ask(address: string): Promise<unknown>
  snapshot: Pick<SnapshotSource, 'current'>
  messages: Pick<Messages, 'drawnPictures'>
  log: Pick<Log, 'warn'>
  clock: Clock
  /** Also draws what the first pages of all lobbies contain; otherwise only the first page of the site. */
  lobbies: boolean
  /** Waits until the platform is not busy. */
  untilQuiet?: (signal: AbortSignal) => Promise<void>
}

/** A picture that already existed takes less, and needs no pause after it. */
const drawnMs = 40
const restMs = 250
/** Up to this share of busy time, the process still counts as quiet. */
const quietShare = 0.3

/**
 * Has pictures drawn before anybody requests them, one at a time and through the same route as visitors, so
 * that a visitor never waits behind more than one: first those of the site's first page, then, whenever the
 * platform is not busy, those of the lobbies' first pages. Drawn pictures stay on disk. `done` resolves when
 * all exist; `stop` ends it early.
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

/** Resolves after a pause in which the process was not busy. Rejects when it is stopped. */
async function quiet(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(restMs, undefined, { signal, ref: false })
    if (performance.eventLoopUtilization(before).utilization < quietShare) return
  }
}

// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../supervised-program.ts'
import type { Bed } from '../start-bed.ts'
import { judge, type Judgement } from './judge.ts'
import type { LiveWatcher } from './live-watcher.ts'
import type { Cast } from './open-players.ts'
import type { Stage } from './stages.ts'
import { longestGapMs, p99Ms, type Tally } from './tally.ts'

/** One line of the drill's table. */
export interface Row extends Judgement {
  what: string
  acknowledged: number
  refused: number
  /** The longest time without any acknowledgement, and the slowest single one. */
  interruptionMs: number
  slowestMs: number
  /** The longest time in which no open page received a balance. */
  pagesMs: number
  p99BeforeMs: number | undefined
  p99AfterMs: number | undefined
  wholeMs: number
}

export interface Scene {
  bed: Bed
  cast: Cast
  tally: Tally
  live: LiveWatcher
  /** How long it is observed before a kill and after everything has recovered. */ calmMilliseconds: number
}

const wholeWithinSeconds = 240

/**
 * Observes, kills, waits until everything has recovered, observes again, and looks up what was acknowledged.
 */
export async function runStage(
  { bed, cast, tally, live, calmMilliseconds }: Scene,
  stage: Stage,
): Promise<Row> {
  const beganMs = performance.now()
  await sleep(calmMilliseconds)
  const killedMs = performance.now()
  const { what, comeBack } = await stage.kill(bed)
  await comeBack()
  await waitUntil(`After ${what} was killed, everything whole again`, () => bed.isWhole(), {
    seconds: wholeWithinSeconds,
  })
  const wholeMs = performance.now()
  await sleep(calmMilliseconds)
  const endMs = performance.now()
  const during = tally.acknowledged.filter(({ atMs }) => atMs >= killedMs && atMs < endMs)
  return {
    what,
    ...(await judge(bed, cast, [...tally.acknowledged])),
    acknowledged: during.length,
    refused: tally.refusals.filter(({ atMs }) => atMs >= killedMs && atMs < endMs).length,
    interruptionMs: longestGapMs(
      tally.acknowledged.map(({ atMs }) => atMs),
      killedMs,
      endMs,
    ),
    slowestMs: Math.max(0, ...during.map(({ tookMs }) => tookMs)),
    pagesMs: longestGapMs(live.notifiedAtMs, killedMs, endMs),
    p99BeforeMs: p99Ms(tally, beganMs, killedMs),
    p99AfterMs: p99Ms(tally, wholeMs, endMs),
    wholeMs: wholeMs - killedMs,
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { Seeds } from '../../fair/seeds.ts'
import type { Millionths } from '../money.ts'
import type { Round } from '../rounds/round-store.ts'
import { winOf } from './settle-load.ts'
import type { StoredShot } from './stored-shot.ts'

/** So long bullets of a load can be fired, from the first one on. */
export const LOAD_MS = 2_000

/** Paid bullets of one player. It is open until every bullet has met a fish or come back. */
export interface Load {
  readonly round: Round
  /** Its player plays from a transfer wallet with us. */
  readonly transfer: boolean
  /** Only for drawing: never answer or log them. */
  readonly seeds: Seeds
  /** What a bullet costs. */
  readonly stake: Millionths
  readonly bullets: number
  /** The first bullet that was not fired. */
  next: number
  /** No bullet is fired after this moment. */
  untilMs: number
  hasFired: boolean
  isClosed: boolean
  /** Shots in the air. */
  flying: number
  /** Shots that wait to be stored. */
  unstored: number
  /** What the log has. */
  readonly shots: StoredShot[]
  /** What it comes to with them, if every other bullet comes back (`settleLoad`): its player sees it twenty times a second. */
  worth: Millionths
  /** Ends now; then waits for the wallet. */
  isEnding: boolean
}

export const newLoad = (
  { round, seeds, transfer }: Pick<Load, 'round' | 'seeds' | 'transfer'>,
  { stake, bullets }: Pick<Load, 'stake' | 'bullets'>,
  nowMs: number,
): Load => ({
  ...{ round, seeds, transfer, stake, bullets, shots: [], worth: stake * BigInt(bullets) },
  ...{ next: 0, untilMs: nowMs + LOAD_MS, hasFired: false, isClosed: false },
  ...{ flying: 0, unstored: 0, isEnding: false },
})

/** The log has one more shot of it. */
export function addShot(load: Load, shot: StoredShot): void {
  load.unstored -= 1
  load.shots.push(shot)
  load.worth += winOf(shot, load.stake) - load.stake * BigInt(shot.used)
}

/** Paid bullets that can still be fired. */
export const leftIn = (load: Load, nowMs: number): number =>
  load.isClosed || load.isEnding || nowMs >= load.untilMs ? 0 : load.bullets - load.next

/** Takes bullets for a shot; the number of the first. */
export function takeBullets(load: Load, count: number, nowMs: number): number {
  if (!load.hasFired) {
    load.hasFired = true
    load.untilMs = nowMs + LOAD_MS
  }
  const bullet = load.next
  load.next += count
  return bullet
}

/** Whether nothing of it can happen any more, and everything that has happened is stored. */
export const isOver = (load: Load, nowMs: number): boolean =>
  !load.isEnding && load.flying === 0 && load.unstored === 0 && leftIn(load, nowMs) === 0

// SPDX-License-Identifier: Apache-2.0
import { Refused, Unanswered } from './failures.ts'

const PAUSES_MS = [300, 700, 1_500, 3_000, 5_000, 5_000, 5_000, 10_000, 10_000, 10_000]
/** The longest pace of a brand. */
const LONGEST_WAIT_MS = 60_000
/** After these refusals the same call may still succeed. */
const passing: ReadonlySet<string> = new Set([
  'studio.roundPending',
  'studio.unavailable',
  'studio.tooManyRequests',
  'studio.unexpected',
  'studio.betTooEarly',
])
/** How often a call is repeated after an unexpected error of the server. */
const TRIES_AFTER_UNEXPECTED = 2

/**
 * Repeats a call with its own id until it is answered, for about fifty seconds: the server executes it once,
 * however often it arrives. `onWait` is called before each repetition. Throws the last failure.
 */
export async function retryUntilAnswered<Answer>(
  call: () => Promise<Answer>,
  onWait: (failure: unknown) => void,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call()
    } catch (failure) {
      const pauseMs = waitOf(failure) ?? PAUSES_MS[attempt]
      if (attempt === PAUSES_MS.length || pauseMs === undefined || !mayPass(failure, attempt)) throw failure
      onWait(failure)
      await pause(pauseMs)
    }
  }
}

/** How long the server asks to wait before a bet that came too early; undefined for every other failure. */
export function waitOf(failure: unknown): number | undefined {
  if (!(failure instanceof Refused) || failure.refusal.code !== 'studio.betTooEarly') return undefined
  const waitMs = failure.refusal.details?.['waitMs']
  return typeof waitMs === 'number' && waitMs >= 0 && waitMs <= LONGEST_WAIT_MS ? waitMs : LONGEST_WAIT_MS
}

function mayPass(failure: unknown, attempt: number): boolean {
  if (failure instanceof Unanswered) return true
  if (!(failure instanceof Refused) || !passing.has(failure.refusal.code)) return false
  return failure.refusal.code !== 'studio.unexpected' || attempt < TRIES_AFTER_UNEXPECTED
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

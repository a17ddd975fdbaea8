// SPDX-License-Identifier: Apache-2.0
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * One piece of work that holds a connection; what it started may go on after it has given the connection
 * back.
 */
interface Held {
  over: boolean
}

let watched: AsyncLocalStorage<Held> | undefined
const violations: Error[] = []

/**
 * From now on, whoever asks for a connection while they hold one is refused: enough such callers at once
 * would wait for each other for ever. On in all tests; production does without, as keeping track costs every
 * query something.
 */
export function forbidNestedConnections(): void {
  watched ??= new AsyncLocalStorage()
}

/** What was refused since the last time somebody asked; a refusal may have been caught on its way. */
export const takeViolations = (): Error[] => violations.splice(0)

/**
 * Throws `refusal` when this piece of work holds a connection already. Called by whatever asks a pool for
 * one, and by what takes too long to let a connection and its locks wait for it.
 */
export function requireNoneHeld(refusal = 'a database connection was asked for while one is held'): void {
  const held = watched?.getStore()
  if (!held || held.over) return
  const violation = new Error(refusal)
  violations.push(violation)
  throw violation
}

/** Runs work that holds a connection. */
export async function whileHolding<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!watched) return work()
  const held: Held = { over: false }
  try {
    return await watched.run(held, work)
  } finally {
    held.over = true
  }
}

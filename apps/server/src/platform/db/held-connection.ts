// SPDX-License-Identifier: Apache-2.0
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * One unit of work that holds a connection; what it started may continue after the connection is released.
 */
interface Held {
  over: boolean
}

let watched: AsyncLocalStorage<Held> | undefined
const violations: Error[] = []

/**
 * From now on, callers that already hold a connection are refused another: enough of them at once would
 * deadlock. On in all tests; off in production, because the tracking slows every query.
 */
export function forbidNestedConnections(): void {
  watched ??= new AsyncLocalStorage()
}

/** The refusals since the last call; a refusal may have been caught before it reached the test. */
export const takeViolations = (): Error[] => violations.splice(0)

/**
 * Throws `refusal` when this unit of work already holds a connection. Called before getting a connection from
 * a pool, and before slow work that a connection and its locks must not wait for.
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

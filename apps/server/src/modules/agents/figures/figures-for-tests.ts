// SPDX-License-Identifier: Apache-2.0
import type { TestServer } from '../../../testing/server-for-tests.ts'
import { rollUp } from './roll-up.ts'

/** Longer than the roll-up waits for rows of a window that has ended. */
const soonMs = 10_000

/**
 * Brings the figures of all teams up to date, a little after the present moment of the database, which stamps
 * the postings.
 */
export async function rollUpNow(server: TestServer): Promise<void> {
  server.clock.advance(Math.max(0, Date.now() - server.clock.now()) + soonMs)
  await rollUp(server.modules.rollUpDeps)
}

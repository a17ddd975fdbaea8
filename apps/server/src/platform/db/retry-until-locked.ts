// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'

const mostTries = 20
const betweenTriesMilliseconds = 500
const lockNotAvailable = '55P03'

/**
 * Retries work that waits only briefly for locks, so that others never queue behind it for long. Throws when
 * many tries have failed.
 */
export async function retryUntilLocked<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || tries === mostTries) throw error
      await sleep(betweenTriesMilliseconds)
    }
  }
}

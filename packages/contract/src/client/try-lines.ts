// SPDX-License-Identifier: Apache-2.0
import { Failure } from './failure.ts'

/** The address that the page itself came from. */
const ownLine = ''

/**
 * Sends a call that may be sent again without harm: twice on the page's own line, then once on each other
 * line of the platform, until one of them answers (D-58). An answer that is a refusal counts as an answer.
 * Throws the last failure when none does.
 */
export async function tryLines<Value>(
  send: (line: string) => Promise<Value>,
  otherLines: readonly string[],
): Promise<Value> {
  let last: unknown
  for (const line of [ownLine, ownLine, ...otherLines]) {
    try {
      return await send(line)
    } catch (error) {
      if (!isSilence(error)) throw error
      last = error
    }
  }
  throw last
}

const isSilence = (error: unknown): boolean => error instanceof Failure && error.code === 'NETWORK'

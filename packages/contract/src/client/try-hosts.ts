// SPDX-License-Identifier: Apache-2.0
import { Failure } from './failure.ts'

/** The address that the page itself came from. */
const ownLine = ''

/**
 * Sends a call that can be repeated without harm: twice to the page's own host, then once to each other host
 * of the brand, until one answers (D-58). A refusal counts as an answer. Throws the last failure if none
 * answers.
 */
export async function tryHosts<Value>(
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

// SPDX-License-Identifier: Apache-2.0
import type { FuzzAnswer } from './send.ts'

/** What no answer may contain: our stack traces, the database's own messages. */
const inside =
  /\\n\s+at |\.ts:\d|node_modules|violates|duplicate key|relation \\?"|syntax error at|invalid input syntax|ECONN|FST_ERR|tessera_app|postgres/i
/** The platform is busy with hashes: an answer, not an error. */
const busy = (status: number, body: string): boolean => status === 503 && /"code":"BUSY"/.test(body)
/** Nothing takes this long unless it hangs. */
const longestMs = 5_000

/** What is wrong with an answer; undefined when nothing is. */
export function problemOf({ status, type, body, tookMs }: FuzzAnswer): string | undefined {
  if (status >= 500 && !busy(status, body)) return `answered ${status}`
  if (inside.test(body)) return 'tells of the inside'
  if (tookMs > longestMs) return `took ${Math.round(tookMs)} ms`
  if (status === 304 || body === '' || !type.startsWith('application/json')) return undefined
  const envelope = JSON.parse(body) as unknown
  const isEnvelope =
    typeof envelope === 'object' &&
    envelope !== null &&
    Object.keys(envelope).toSorted().join() === 'code,message,success,value'
  return isEnvelope ? undefined : 'is JSON and no envelope'
}

// SPDX-License-Identifier: Apache-2.0
import { openSealed } from '../../platform/keys/index.ts'
import { longestFileRangeMs, readRange } from './read-range.ts'
import type { TimelineDeps, TimelineQuestion } from './timeline-deps.ts'

/** What a file's address is sealed for, so that no other sealed text is one. */
const owner = 'timeline file'
const lifeMs = 60_000
/** A sealed question has some 200 characters. */
const longestTicket = 1_000

export const filesPath = '/wps/timeline'

interface Ticket extends Omit<TimelineQuestion, 'memberId'> {
  /** Of JSON. */
  memberId: number
  /** The session that asked. */
  sessionKey: string
  untilMs: number
}

/**
 * The address of a file, for the session that was let in by the call that asks for it: a browser saves from there without a
 * script, and without the whole file in memory. It holds the sealed question, so every process can open it.
 */
export function writeFileAddress(
  { vault }: Pick<TimelineDeps, 'vault'>,
  {
    memberId,
    forOperator,
    sessionKey,
    nowMs,
  }: { memberId: bigint; forOperator: boolean; sessionKey: string; nowMs: number },
  { kinds, ...range }: { kinds: string; startTime?: number | undefined; endTime?: number | undefined },
): string {
  const { fromMs, toMs } = readRange(range, { nowMs, longestMs: longestFileRangeMs })
  const asked = { memberId: Number(memberId), forOperator, kinds, fromMs, toMs }
  const ticket: Ticket = { ...asked, sessionKey, untilMs: nowMs + lifeMs }
  return `${filesPath}?ticket=${vault.seal(JSON.stringify(ticket), owner).toString('base64url')}`
}

/** The question in an address; undefined when it is not ours or too old. */
export function readTicket(
  { keys, clock }: Pick<TimelineDeps, 'keys' | 'clock'>,
  text: unknown,
): (TimelineQuestion & { sessionKey: string }) | undefined {
  if (typeof text !== 'string' || text.length > longestTicket) return undefined
  const plain = openSealed(keys, Buffer.from(text, 'base64url'), owner)
  if (plain === undefined) return undefined
  const { untilMs, memberId, ...question } = JSON.parse(plain) as Ticket
  return clock.now() <= untilMs ? { ...question, memberId: BigInt(memberId) } : undefined
}

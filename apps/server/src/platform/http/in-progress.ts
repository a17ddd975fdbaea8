// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { addressKey } from '@tessera/rules/site/address-key'
import { createFairQueue, QueueFull, type FairQueue } from '../queue/fair-queue.ts'
import type { Actor } from './context.ts'

/**
 * Bounds how many calls of one address, and of one member or operator, are worked on at once. The others
 * wait; too many are refused.
 */
export interface CallsInProgress {
  /**
   * Does the work in its turn. Throws `call.tooManyRequests` when too much of that address or person waits
   * already.
   */
  of<Result>(asking: { ip: string; actor: Actor | undefined }, work: () => Promise<Result>): Promise<Result>
  /** How much is worked on and waits, by what it is bounded by. */
  readonly sizes: Readonly<Record<'address' | 'person', FairQueue['size']>>
}

/**
 * Behind one address may be a whole town, so that its calls wait in a long line; one person has no use for so
 * many at once.
 */
const addresses = {
  atOnce: Number.POSITIVE_INFINITY,
  atOncePerKey: 16,
  waitingPerKey: 512,
  waitingInAll: 4_096,
}
const actors = { atOnce: Number.POSITIVE_INFINITY, atOncePerKey: 4, waitingPerKey: 64, waitingInAll: 4_096 }

export function createCallsInProgress(): CallsInProgress {
  const byAddress = createFairQueue(addresses)
  const byActor = createFairQueue(actors)
  return {
    sizes: { address: byAddress.size, person: byActor.size },
    of: ({ ip, actor }, work) =>
      inTurn(
        byAddress,
        addressKey(ip),
        actor === undefined ? work : () => inTurn(byActor, keyOf(actor), work),
      ),
  }
}

const keyOf = (actor: Actor): string =>
  actor.kind === 'member' ? `member:${actor.memberId}` : `operator:${actor.operatorId}`

const inTurn = <Result>(queue: FairQueue, key: string, work: () => Promise<Result>): Promise<Result> =>
  queue.run(key, work).catch((error: unknown) => {
    throw error instanceof QueueFull ? fault('call.tooManyRequests') : error
  })

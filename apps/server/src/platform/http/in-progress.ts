// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { addressKey } from '@tessera/rules/site/address-key'
import { createFairQueue, QueueFull, type FairQueue } from '../queue/fair-queue.ts'
import type { Actor } from './context.ts'

/**
 * Limits how many calls of one address, and of one member or operator, run at once. The others wait; too many
 * are refused.
 */
export interface CallsInProgress {
  /**
   * Runs the work in its turn. Throws `call.tooManyRequests` when too many calls of that address or person
   * already wait.
   */
  of<Result>(asking: { ip: string; actor: Actor | undefined }, work: () => Promise<Result>): Promise<Result>
  /** How many calls run and wait, for each kind of limit. */
  readonly sizes: Readonly<Record<'address' | 'person', FairQueue['size']>>
}

/** A whole town may share one address, so its queue is long; one person never needs that many at once. */
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

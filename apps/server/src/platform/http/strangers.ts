// SPDX-License-Identifier: Apache-2.0
import type { SharedCounts } from '@tessera/limits'
import { addressKey } from '@tessera/rules/site/address-key'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { createThrottle, sharedBy } from './throttle.ts'

const mostFailuresAMinute = 120

/**
 * Counts by address who failed to prove to be one of the machines that may call (vendors, payment providers).
 * An address that fails without end is refused by the head alone, so that no body is read and no signature
 * checked for it; whoever proves who they are is never counted.
 */
export interface Strangers {
  refuses(request: FastifyRequest): boolean
  failed(request: FastifyRequest): void
}

/** `name` sets those of one wire apart from those of others. */
export function createStrangers(clock: Clock, name: string, counts?: SharedCounts): Strangers {
  const failures = createThrottle(clock, { shared: sharedBy(counts, `strangers ${name}`) })
  return {
    // Where nobody failed, nobody asks whose address it is: that costs something on a busy road.
    refuses: (request) => failures.size > 0 && failures.isOver(addressKey(request.ip), mostFailuresAMinute),
    failed(request) {
      failures.admit(addressKey(request.ip), mostFailuresAMinute)
    },
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { SharedCounts } from '@tessera/limits'
import { addressKey } from '@tessera/rules/site/address-key'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { createThrottle, sharedBy } from './throttle.ts'

const mostFailuresAMinute = 120

/**
 * Counts failed authentications of machines (vendors, payment providers) by address. An address that keeps
 * failing is refused by its headers alone, so that no body is read and no signature checked. Authenticated
 * calls are never counted.
 */
export interface Strangers {
  refuses(request: FastifyRequest): boolean
  failed(request: FastifyRequest): void
}

/** `name` separates the counts of one protocol from those of others. */
export function createStrangers(clock: Clock, name: string, counts?: SharedCounts): Strangers {
  const failures = createThrottle(clock, { shared: sharedBy(counts, `strangers ${name}`) })
  return {
    // Looking up the address costs time on a busy path, so skip it while nobody has failed.
    refuses: (request) => failures.size > 0 && failures.isOver(addressKey(request.ip), mostFailuresAMinute),
    failed(request) {
      failures.admit(addressKey(request.ip), mostFailuresAMinute)
    },
  }
}

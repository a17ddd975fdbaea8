// SPDX-License-Identifier: Apache-2.0
import type { DeliveredMessage } from './live-hub.ts'

/** Size of the JSON around the messages of a parcel. */
const envelopeBytes = 100

/**
 * Packs messages into as few parcels as possible, in order; a message that is too large by itself is left
 * out.
 */
export function parcelsOf(messages: readonly DeliveredMessage[], mostBytes: number): DeliveredMessage[][] {
  const parcels: DeliveredMessage[][] = []
  let room = 0
  for (const message of messages) {
    const bytes = Buffer.byteLength(JSON.stringify(message)) + 1
    if (bytes > mostBytes - envelopeBytes) continue
    if (bytes > room) {
      parcels.push([])
      room = mostBytes - envelopeBytes
    }
    parcels.at(-1)?.push(message)
    room -= bytes
  }
  return parcels
}

// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'

/**
 * What processes send each other: the sender, the transports to which it listens, and the events. A heartbeat
 * has no events.
 */
const parcelForm = z.object({
  from: z.string(),
  leaves: z.literal(true).optional(),
  ways: z.array(z.string()).max(10).optional(),
  messages: z.array(
    z.object({
      topic: z.string(),
      payload: z.unknown(),
      memberId: z.number().optional(),
      watched: z.string().optional(),
    }),
  ),
})
export type Parcel = z.output<typeof parcelForm>

/** A parcel from another process; undefined for anything in another form. */
export function readParcel(text: string): Parcel | undefined {
  try {
    return parcelForm.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

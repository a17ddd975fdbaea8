// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type { HallInput } from '../../fishing-protocol.ts'
import { WEAPONS } from '../../games/fishing/pond/pond.ts'
import { StudioRefusal } from '../refusal.ts'

/** So many bullets and hits one message has at most. */
export const MOST_OF_MESSAGE = 32
/** A connection does not live long enough for more. */
const MOST_NUMBER = 100_000_000
const WHOLE_TURN = 3_600

const number = z.number().int().min(1).max(MOST_NUMBER)
const shots = z.strictObject({
  type: z.literal('shots'),
  fired: z
    .array(
      z.tuple([
        number,
        z.enum(WEAPONS),
        z.number().int().min(-WHOLE_TURN).max(WHOLE_TURN),
        z.number().int().min(0).max(MOST_NUMBER),
      ]),
    )
    .max(MOST_OF_MESSAGE),
  hits: z.array(z.tuple([number, number])).max(MOST_OF_MESSAGE),
})
const gun = z.strictObject({
  type: z.literal('gun'),
  stake: z.string().max(24),
  holds: z.boolean(),
})
const input = z.discriminatedUnion('type', [shots, gun]) satisfies z.ZodType<HallInput>

/** Reads a message of a page in a hall; throws for anything else. */
export function readHallInput(text: string): HallInput {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new StudioRefusal('studio.badRequest')
  }
  const read = input.safeParse(value)
  if (!read.success) throw new StudioRefusal('studio.badRequest')
  return read.data
}

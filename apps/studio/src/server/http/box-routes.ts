// SPDX-License-Identifier: Apache-2.0
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  BOX_COUNT,
  type BoxBetsInput,
  type BoxInput,
  type DecideInput,
} from '../../blackjack-room-protocol.ts'
import type { BoxRoom } from '../boxes/box-room.ts'
import { StudioRefusal } from '../refusal.ts'
import { askOwner } from '../rooms/owner/ask-owner.ts'
import type { Session } from '../sessions/session-store.ts'
import type { StudioRooms } from '../tables/open-rooms.ts'
import { readInput } from './read-input.ts'

const amount = z.string().max(32)
const boxNumber = z.number().int().min(0)
const boxInput = z.strictObject({ box: boxNumber, take: z.boolean() }) satisfies z.ZodType<BoxInput>
/** No bets take back all of them. */
const boxBets = z.strictObject({
  roundId: z.uuid(),
  revision: z.number().int().min(1),
  bets: z
    .array(
      z.strictObject({
        box: boxNumber,
        hand: amount,
        pairs: amount.optional(),
        three: amount.optional(),
        behind: z.literal(true).optional(),
        follow: z.literal(true).optional(),
      }),
    )
    .max(BOX_COUNT),
}) satisfies z.ZodType<BoxBetsInput>
const decision = z.strictObject({
  roundId: z.uuid(),
  step: z.number().int().min(0),
  box: boxNumber,
  hand: z.number().int().min(0),
  move: z.enum(['hit', 'stand', 'double', 'split', 'insure', 'decline']),
}) satisfies z.ZodType<DecideInput>

type Play = (
  method: 'POST',
  url: string,
  handler: (request: FastifyRequest, session: Session, reply: FastifyReply) => Promise<unknown>,
) => void

/** The calls of a blackjack table with others; the process that owns it answers. */
export function boxRoutes(play: Play, rooms: StudioRooms): void {
  const atTable = <Input>(
    url: string,
    schema: z.ZodType<Input>,
    answer: (room: BoxRoom, session: Session, input: Input) => unknown,
  ): void =>
    play('POST', url, async (request, session, reply) => {
      const input = readInput(schema, request)
      const room = rooms.tables.of(session)
      if (room?.kind !== 'boxes') throw new StudioRefusal('studio.otherGame')
      const owner = await room.ownership.elsewhere()
      return owner ? askOwner(owner, request, reply, room.ownership.forget) : answer(room, session, input)
    })

  atTable('/api/room/boxes', boxInput, (room, session, input) => room.box(session, input))
  atTable('/api/room/box-bets', boxBets, (room, session, input) => room.lay(session, input))
  atTable('/api/room/decide', decision, (room, session, input) => room.decide(session, input))
}

// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { jsonOf, rawBody } from '../http/read-input.ts'
import { route } from '../http/routes.ts'
import type { StudioDeps } from '../deps.ts'
import { isSignedBy, signatureHeader } from '../keys.ts'
import { launchGame, gameUrlInput } from './launch-game.ts'
import {
  cancelReward,
  createReward,
  listPrepaids,
  prepaidsInput,
  rewardCancelInput,
  rewardInput,
} from './free-bets.ts'
import { gameListInput, listGames } from './list-games.ts'
import { createRoomList, roomListInput } from './list-rooms.ts'
import { frameInput, openFrame } from './open-frame.ts'
import { chatReportsInput, chatStepInput, listChatReports, moderateChat } from './rooms/moderate-chat.ts'
import { roomStateInput, showRooms } from './rooms/show-rooms.ts'
import {
  holdTable,
  pauseTable,
  roomHoldInput,
  roomPauseInput,
  roomVoidInput,
  voidTable,
} from './rooms/stop-rooms.ts'
import { findRoundUrl, roundUrlInput } from './find-round-url.ts'
import { isContract } from './contracts.ts'
import { OperatorRefusal } from './operator-refusal.ts'
import {
  walletBalance,
  walletBalanceInput,
  walletMove,
  walletMoveInput,
  walletTransaction,
  walletTransactionInput,
} from './transfer-wallet-calls.ts'
import type { StudioRooms } from '../tables/open-rooms.ts'
import { cardCalls, type OperatorCall } from './cards/card-calls.ts'
import { hallCalls } from './fishing/hall-calls.ts'
import { isDatabaseUnreachable } from '@tessera/server-kit/database/unreachable'

const PREFIX = '/operator/generic/v2'

/**
 * The Games API that an operator calls: signed with the operator's key over the raw body. Errors are
 * {"error"}.
 */
export async function operatorRoutes(
  app: FastifyInstance,
  deps: StudioDeps,
  rooms: StudioRooms,
): Promise<void> {
  const listRooms = createRoomList(deps)
  await app.register(async (wire) => {
    wire.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      if (error instanceof OperatorRefusal) return reply.code(error.status).send({ error: error.message })
      if (isDatabaseUnreachable(error))
        return reply.code(503).header('retry-after', 2).send({ error: 'temporarily unavailable' })
      if (error.statusCode !== undefined && error.statusCode < 500)
        return reply.code(error.statusCode).send({ error: 'bad request' })
      deps.log.error(
        { reason: error instanceof Error ? error.stack : 'unknown' },
        'unexpected error in a call of the operator',
      )
      return reply.code(500).send({ error: 'internal error' })
    })
    route(wire, 'POST', `${PREFIX}/game/url`, async (request) =>
      launchGame(deps, signedInput(deps, request, gameUrlInput)),
    )
    route(wire, 'POST', `${PREFIX}/game/open`, async (request) =>
      openFrame(deps, signedInput(deps, request, frameInput)),
    )
    route(wire, 'POST', `${PREFIX}/game/list`, async (request) =>
      listGames(deps, signedInput(deps, request, gameListInput)),
    )
    route(wire, 'POST', `${PREFIX}/room/list`, async (request) => {
      signedInput(deps, request, roomListInput)
      return listRooms()
    })
    route(wire, 'POST', `${PREFIX}/room/state`, async (request) => {
      signedInput(deps, request, roomStateInput)
      return showRooms(deps)
    })
    route(wire, 'POST', `${PREFIX}/room/pause`, async (request) =>
      pauseTable(deps, signedInput(deps, request, roomPauseInput)),
    )
    route(wire, 'POST', `${PREFIX}/room/hold`, async (request) =>
      holdTable(deps, signedInput(deps, request, roomHoldInput)),
    )
    route(wire, 'POST', `${PREFIX}/room/void`, async (request) =>
      voidTable(deps, signedInput(deps, request, roomVoidInput)),
    )
    route(wire, 'POST', `${PREFIX}/room/chat/reports`, async (request) => {
      signedInput(deps, request, chatReportsInput)
      return listChatReports(deps)
    })
    route(wire, 'POST', `${PREFIX}/room/chat/step`, async (request) =>
      moderateChat(deps, signedInput(deps, request, chatStepInput)),
    )
    route(wire, 'POST', `${PREFIX}/game/round`, async (request) =>
      findRoundUrl(deps, signedInput(deps, request, roundUrlInput)),
    )
    route(wire, 'POST', `${PREFIX}/freebet/prepaids/list`, async (request) =>
      listPrepaids(deps, signedInput(deps, request, prepaidsInput)),
    )
    route(wire, 'POST', `${PREFIX}/freebet/rewards/create`, async (request) =>
      createReward(deps, signedInput(deps, request, rewardInput)),
    )
    route(wire, 'POST', `${PREFIX}/freebet/rewards/cancel`, async (request) =>
      cancelReward(deps, signedInput(deps, request, rewardCancelInput)),
    )
    route(wire, 'POST', `${PREFIX}/wallet/balance`, async (request) =>
      walletBalance(deps, signedInput(deps, request, walletBalanceInput)),
    )
    const call: OperatorCall = (path, schema, answer) =>
      route(wire, 'POST', `${PREFIX}${path}`, async (request, reply) =>
        answer(signedInput(deps, request, schema), { request, reply }),
      )
    cardCalls(deps, rooms, call)
    hallCalls(deps, call)
    for (const kind of ['deposit', 'withdraw'] as const)
      route(wire, 'POST', `${PREFIX}/wallet/${kind}`, async (request) =>
        walletMove(deps, kind, signedInput(deps, request, walletMoveInput)),
      )
    route(wire, 'POST', `${PREFIX}/wallet/transaction`, async (request) =>
      walletTransaction(deps, signedInput(deps, request, walletTransactionInput)),
    )
  })
}

/** The signature first, over the bytes; then the structure; then whether this operator is ours. */
function signedInput<Schema extends z.ZodType<{ operator_id: string }>>(
  deps: StudioDeps,
  request: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  const key = deps.operatorKey()
  if (!key) throw new OperatorRefusal(503, 'the key of the operator is not registered yet')
  const body = rawBody(request)
  if (!isSignedBy(key, body, request.headers[signatureHeader]))
    throw new OperatorRefusal(401, 'invalid signature')
  const parsed = schema.safeParse(jsonOf(body))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.')
    throw new OperatorRefusal(400, field ? `invalid field ${field}` : 'invalid body')
  }
  if (!isContract(deps, parsed.data.operator_id)) throw new OperatorRefusal(403, 'unknown operator')
  return parsed.data
}

// SPDX-License-Identifier: Apache-2.0
import { addressKey } from '@tessera/rules/site/address-key'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GameCode } from '../../protocol.ts'
import { askOwner, PEER_HEADER } from '../rooms/owner/ask-owner.ts'
import type { StudioRooms } from '../tables/open-rooms.ts'
import { boxRoutes } from './box-routes.ts'
import { roomOfSession } from '../tables/room-of-session.ts'
import type { StudioDeps } from '../deps.ts'
import { instantCodes, instantRulesOf } from '../instant/instant-games.ts'
import { playInstant } from '../instant/play-instant.ts'
import { parseMoney } from '../money.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import { readHistory } from '../rounds/read-history.ts'
import { changeClientSeed, rotateSeeds } from '../seeds/rotate-seeds.ts'
import { describeSession } from '../sessions/describe-session.ts'
import { lobbyOf } from '../sessions/lobby-of.ts'
import { openSession, sessionOf } from '../sessions/open-session.ts'
import type { Session } from '../sessions/session-store.ts'
import { cashOutSteps, playStep, type StepRound } from '../steps/play-steps.ts'
import { startSteps } from '../steps/start-steps.ts'
import { isStepCode, stepCodes } from '../steps/step-games.ts'
import { openCell, spinSlot } from '../slots/move-slot.ts'
import { drawSlotArt } from '../slots/demo/draw-slot-art.ts'
import { startSlot } from '../slots/start-slot.ts'
import { isVisitor } from '../visitors/visitor-user.ts'
import { cardRoutes } from './card-routes.ts'
import { chatRoutes } from './chat-routes.ts'
import { fishingRoutes } from './fishing-routes.ts'
import {
  betInputs,
  clientSeed,
  freeSpin,
  history,
  nothing,
  openingTicket,
  openTile,
  roomChips,
  rotate,
  stepMove,
} from './inputs.ts'
import { readInput, readQuery } from './read-input.ts'
import { roundId } from './round-id.ts'
import { route } from './routes.ts'
import { createThrottle, ofAddress, ofOne } from './throttle.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a player's call, once it is found. */
    player: Session | null
  }
}

/** Registers the calls of a launched game's client; `protocol.ts` defines their inputs and answers. */
export function playerRoutes(
  app: FastifyInstance,
  deps: StudioDeps,
  rooms: StudioRooms,
  operatorOrigins: readonly string[],
): void {
  const table = rooms.crash
  const throttle = createThrottle(deps.clock, {
    shared: deps.sharedCounts && { counts: deps.sharedCounts, name: 'studio calls' },
  })
  app.decorateRequest('player', null)
  // Addresses are always counted, sessions only once found, so that made-up sessions bring no advantage.
  app.addHook('onRequest', async (request) => {
    // The studio process that received a forwarded call has already counted it.
    if (rooms.isPeer(headerOf(request, PEER_HEADER))) return
    if (request.url.startsWith('/api/')) throttle(`address ${addressKey(request.ip)}`, ofAddress)
  })
  /** Whatever a visitor with play money changes is counted besides, and what stays stored of it. */
  const admitVisitor = (request: FastifyRequest, { token }: Session): void => {
    if (!isVisitor(token) || request.method === 'GET') return
    if (rooms.isPeer(headerOf(request, PEER_HEADER))) return
    deps.visitors.admit(request.ip)
    if (request.url.startsWith('/api/seeds/rotate')) deps.visitors.admitStored(request.ip)
  }
  const findPlayer = async (request: FastifyRequest, game?: GameCode): Promise<void> => {
    const session = await sessionOf(
      deps,
      (request.headers.authorization ?? '').replace(/^Bearer /, ''),
    ).catch((error: unknown) => {
      if (isRefusal(error)) throttle(`stranger ${addressKey(request.ip)}`, ofOne)
      throw error
    })
    throttle(`player ${session.playerId}`, ofOne)
    admitVisitor(request, session)
    if (game && (session.game !== game || roomOfSession(session))) throw new StudioRefusal('studio.otherGame')
    request.player = session
  }
  /** Registers a call of the game's client, which finds the player before it reads the body. */
  const play = (
    method: 'GET' | 'POST',
    url: string,
    handler: (request: FastifyRequest, session: Session, reply: FastifyReply) => Promise<unknown>,
    game?: GameCode,
  ): void =>
    route(
      app,
      method,
      url,
      async (request, reply) => {
        if (!request.player) throw new StudioRefusal('studio.sessionExpired')
        return handler(request, request.player, reply)
      },
      (request) => findPlayer(request, game),
    )

  route(
    app,
    'POST',
    '/api/sessions',
    async (request) => {
      const { ticket, home } = readInput(openingTicket, request)
      return {
        session: await openSession(deps, ticket).catch((error: unknown) => {
          throw withWayBack(error, lobbyOf(home, operatorOrigins))
        }),
      }
    },
    async (request) => throttle(`opening ${addressKey(request.ip)}`, ofOne),
  )
  play('GET', '/api/session', async (_request, session) => describeSession(deps, session))
  play('GET', '/api/session/art', async (_request, { sample }) => drawSlotArt(sample?.code))
  play('GET', '/api/rounds', async (request, session) =>
    readHistory(deps, session, readQuery(history, request).before),
  )
  play('POST', '/api/seeds/client', async (request, session) =>
    changeClientSeed(deps, session, readInput(clientSeed, request).clientSeed),
  )
  play('POST', '/api/seeds/rotate', async (request, session) =>
    rotateSeeds(deps, session, readInput(rotate, request).clientSeed),
  )

  for (const code of instantCodes)
    play(
      'POST',
      `/api/bets/${code}`,
      async (request, session) =>
        playInstant(deps, session, instantRulesOf(code), orderOf(readInput(betInputs[code], request))),
      code,
    )
  for (const code of stepCodes)
    play(
      'POST',
      `/api/bets/${code}`,
      async (request, session) =>
        startSteps(deps, session, code, orderOf(readInput(betInputs[code], request))),
      code,
    )
  play('POST', '/api/rounds/:id/move', async (request, session) =>
    session.game === 'slot'
      ? openCell(deps, session.playerId, roundId(request), readInput(stepMove, request))
      : playStep(deps, session, stepRoundOf(request, session), readInput(stepMove, request)),
  )
  play(
    'POST',
    '/api/bets/crash',
    async (request, session, reply) => {
      const { requestId, stake, ...bet } = readInput(betInputs.crash, request)
      const owner = await table.ownership.elsewhere()
      if (owner) return askOwner(owner, request, reply, table.ownership.forget)
      return table.join(session, { requestId, stake: parseMoney(stake), bet })
    },
    'crash',
  )
  play('POST', '/api/room/chips', async (request, session, reply) => {
    const input = readInput(roomChips, request)
    const room = rooms.tables.of(session)
    if (room?.kind !== 'chips') throw new StudioRefusal('studio.otherGame')
    const owner = await room.ownership.elsewhere()
    return owner ? askOwner(owner, request, reply, room.ownership.forget) : room.move(session, input)
  })
  chatRoutes(play, deps.chat)
  boxRoutes(play, rooms)
  cardRoutes(deps, play, rooms)
  fishingRoutes(deps, play)
  play(
    'POST',
    '/api/rounds/:id/open',
    async (request, session) =>
      playStep(deps, session, stepRoundOf(request, session), { move: readInput(openTile, request).tile }),
    'mines',
  )
  play(
    'POST',
    '/api/bets/slot',
    async (request, session) => {
      const { requestId, stake, freeRounds, ...bet } = readInput(betInputs.slot, request)
      return startSlot(deps, session, {
        requestId,
        stake: parseMoney(stake),
        bet,
        freeRoundsId: freeRounds,
      })
    },
    'slot',
  )
  play('POST', '/api/rounds/:id/spin', async (request, session) => {
    if (session.game !== 'slot') throw new StudioRefusal('studio.otherGame')
    return spinSlot(deps, session.playerId, roundId(request), readInput(freeSpin, request).spin)
  })
  play('POST', '/api/rounds/:id/cash-out', async (request, session, reply) => {
    readInput(nothing, request)
    const id = roundId(request)
    if (isStepCode(session.game)) return cashOutSteps(deps, stepRoundOf(request, session))
    if (session.game !== 'crash') throw new StudioRefusal('studio.otherGame')
    const owner = await table.ownership.elsewhere()
    return owner
      ? askOwner(owner, request, reply, table.ownership.forget)
      : table.cashOut(session.playerId, id)
  })
}

/** The parts of a bet of a game that is decided by the player's seeds. */
function orderOf({
  requestId,
  stake,
  freeRounds,
  ...bet
}: { requestId: string; stake: string; freeRounds?: string | undefined } & object) {
  return { requestId, stake: parseMoney(stake), bet, freeRoundsId: freeRounds }
}

function stepRoundOf(request: FastifyRequest, { game, playerId }: Session): StepRound {
  if (!isStepCode(game)) throw new StudioRefusal('studio.otherGame')
  return { game, playerId, roundId: roundId(request) }
}

/** Gives a client whose session has expired the address of the lobby; its page may know no other. */
function withWayBack(error: unknown, lobby: string | undefined): unknown {
  return lobby !== undefined && error instanceof StudioRefusal && error.code === 'studio.sessionExpired'
    ? new StudioRefusal(error.code, { lobby })
    : error
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  return [request.headers[name]].flat()[0]
}

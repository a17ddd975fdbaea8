import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GameCode } from '../../protocol.ts'
import type { CrashTable } from '../crash/table.ts'
import type { StudioDeps } from '../deps.ts'
import { dice, limbo, plinko } from '../instant/instant-games.ts'
import { playInstant } from '../instant/play-instant.ts'
import { cashOutMines, openMinesTile } from '../mines/play-mines.ts'
import { startMines } from '../mines/start-mines.ts'
import { parseMoney } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { readHistory } from '../rounds/read-history.ts'
import { changeClientSeed, rotateSeeds } from '../seeds/rotate-seeds.ts'
import { describeSession } from '../sessions/describe-session.ts'
import { lobbyOf } from '../sessions/lobby-of.ts'
import { openSession, sessionOf } from '../sessions/open-session.ts'
import type { Session } from '../sessions/session-store.ts'
import { spinSample, startSample } from '../sample/play-sample.ts'
import { betInputs, clientSeed, freeSpin, history, nothing, openingTicket, openTile, rotate } from './inputs.ts'
import { readInput, readQuery } from './read-input.ts'
import { pathPart, route } from './routes.ts'
import { createThrottle } from './throttle.ts'

/** The calls of a launched game's client; `protocol.ts` says what each takes and gives. */
export function playerRoutes(app: FastifyInstance, deps: StudioDeps, table: CrashTable, operatorOrigins: readonly string[]): void {
  const throttle = createThrottle(deps.clock)
  const player = async (request: FastifyRequest, game?: GameCode): Promise<Session> => {
    const header = request.headers.authorization ?? ''
    throttle(header || request.ip)
    const session = await sessionOf(deps, header.replace(/^Bearer /, ''))
    if (game && session.game !== game) throw new StudioRefusal('studio.otherGame')
    return session
  }

  route(app, 'POST', '/api/sessions', async (request) => {
    throttle(request.ip)
    const { ticket, home } = readInput(openingTicket, request)
    return { session: await openSession(deps, ticket).catch((error: unknown) => { throw withWayBack(error, lobbyOf(home, operatorOrigins)) }) }
  })
  route(app, 'GET', '/api/session', async (request) => describeSession(deps, await player(request)))
  route(app, 'GET', '/api/rounds', async (request) => readHistory(deps, await player(request), readQuery(history, request).before))
  route(app, 'POST', '/api/seeds/client', async (request) => changeClientSeed(deps, await player(request), readInput(clientSeed, request).clientSeed))
  route(app, 'POST', '/api/seeds/rotate', async (request) => rotateSeeds(deps, await player(request), readInput(rotate, request).clientSeed))

  route(app, 'POST', '/api/bets/dice', async (request) => {
    const session = await player(request, 'dice')
    const { requestId, stake, ...bet } = readInput(betInputs.dice, request)
    return playInstant(deps, session, dice, { requestId, stake: parseMoney(stake), bet })
  })
  route(app, 'POST', '/api/bets/limbo', async (request) => {
    const session = await player(request, 'limbo')
    const { requestId, stake, ...bet } = readInput(betInputs.limbo, request)
    return playInstant(deps, session, limbo, { requestId, stake: parseMoney(stake), bet })
  })
  route(app, 'POST', '/api/bets/plinko', async (request) => {
    const session = await player(request, 'plinko')
    const { requestId, stake, ...bet } = readInput(betInputs.plinko, request)
    return playInstant(deps, session, plinko, { requestId, stake: parseMoney(stake), bet })
  })
  route(app, 'POST', '/api/bets/mines', async (request) => {
    const session = await player(request, 'mines')
    const { requestId, stake, ...bet } = readInput(betInputs.mines, request)
    return startMines(deps, session, { requestId, stake: parseMoney(stake), bet })
  })
  route(app, 'POST', '/api/bets/crash', async (request) => {
    const session = await player(request, 'crash')
    const { requestId, stake, ...bet } = readInput(betInputs.crash, request)
    return table.join(session, { requestId, stake: parseMoney(stake), bet })
  })
  route(app, 'POST', '/api/rounds/:id/open', async (request) => {
    const session = await player(request, 'mines')
    return openMinesTile(deps, session.playerId, roundId(request), readInput(openTile, request).tile)
  })
  route(app, 'POST', '/api/bets/sample', async (request) => {
    const session = await player(request, 'sample')
    const { requestId, stake } = readInput(betInputs.sample, request)
    return startSample(deps, session, { requestId, stake: parseMoney(stake) })
  })
  route(app, 'POST', '/api/rounds/:id/spin', async (request) => {
    const session = await player(request, 'sample')
    return spinSample(deps, session.playerId, roundId(request), readInput(freeSpin, request).spin)
  })
  route(app, 'POST', '/api/rounds/:id/cash-out', async (request) => {
    const session = await player(request)
    readInput(nothing, request)
    if (session.game === 'mines') return cashOutMines(deps, session.playerId, roundId(request))
    if (session.game === 'crash') return table.cashOut(session.playerId, roundId(request))
    throw new StudioRefusal('studio.otherGame')
  })
}

/** Whoever comes too late is told where new games are opened: his page may know no other way. */
function withWayBack(error: unknown, lobby: string | undefined): unknown {
  return lobby !== undefined && error instanceof StudioRefusal && error.code === 'studio.sessionExpired' ? new StudioRefusal(error.code, { lobby }) : error
}

/** The id in the path; one that cannot be an id is not found. */
export function roundId(request: FastifyRequest): string {
  const id = pathPart(request, 'id')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new StudioRefusal('studio.notFound')
  return id
}

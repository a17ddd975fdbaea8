// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import type { VerifyTableView, VerifyView } from '../../protocol.ts'
import type { VerifyRoomView } from '../../room-protocol.ts'
import { findTableRound } from '../crash/table.ts'
import { sql, type Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { isKnownRound } from '../rounds/archived-rounds.ts'
import { findRound } from '../rounds/round-store.ts'
import { viewRound } from '../rounds/view-round.ts'
import { roundId } from './round-id.ts'
import { verifyRoomRound } from '../tables/verify-room-round.ts'
import { route } from './routes.ts'

/** Public calls: the studio's health, and how a round was decided. Round ids cannot be guessed. */
export function publicRoutes(
  app: FastifyInstance,
  deps: Pick<StudioDeps, 'database'>,
  isLeaving: () => boolean,
): void {
  route(app, 'GET', '/health/live', () => Promise.resolve({ status: 'ok' }))
  route(app, 'GET', '/health/ready', async () => {
    // Proxies must route nobody here any more.
    if (isLeaving()) throw new StudioRefusal('studio.unavailable')
    await deps.database.rows(sql`select 1 from studio.round limit 1`)
    return { status: 'ok' }
  })
  route(app, 'GET', '/api/verify/rounds/:id', async (request): Promise<VerifyView> => {
    const round = await findRound(deps.database, roundId(request))
    if (!round) throw new StudioRefusal(await whyMissing(deps.database, roundId(request)))
    return { round: viewRound(round) }
  })
  route(app, 'GET', '/api/verify/table/:id', async (request): Promise<VerifyTableView | VerifyRoomView> => {
    const id = roundId(request)
    const round = await findTableRound(deps.database, id)
    if (round) return { round }
    const ofRoom = await verifyRoomRound(deps.database, id)
    if (!ofRoom) throw new StudioRefusal('studio.notFound')
    return ofRoom
  })
}

/** Archived rounds can be checked with the archive, but no longer here. */
const whyMissing = async (db: Queries, id: string): Promise<'studio.roundArchived' | 'studio.notFound'> =>
  (await isKnownRound(db, id)) ? 'studio.roundArchived' : 'studio.notFound'

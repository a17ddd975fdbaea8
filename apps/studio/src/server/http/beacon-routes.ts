// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import { ownBeacon } from '@tessera/rules/lottery/fair/own-beacon'
import { lastRound, roundsFrom } from '../beacon/beacon-store.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { route } from './routes.ts'

const pageRounds = 100
const mostRound = 2_147_483_647

/** The studio's own beacon, for anybody: its key and its rounds. */
export function beaconRoutes(
  app: FastifyInstance,
  { database, beacon }: Pick<StudioDeps, 'database' | 'beacon'>,
): void {
  if (!beacon) return
  const { publicKey } = beacon
  const { genesisMs, periodMs } = ownBeacon(publicKey)
  route(app, 'GET', '/beacon', async () => ({
    publicKey,
    genesisMs,
    periodMs,
    lastRound: (await lastRound(database, publicKey))?.round ?? 0,
  }))
  route(app, 'GET', '/beacon/rounds', async (request) => {
    const asked = new URLSearchParams(request.url.split('?')[1]).get('from') ?? ''
    if (!/^[1-9]\d{0,9}$/.test(asked) || Number(asked) > mostRound) throw new StudioRefusal('studio.notFound')
    return {
      publicKey,
      rounds: await roundsFrom(database, { publicKey, from: Number(asked), limit: pageRounds }),
    }
  })
}

// SPDX-License-Identifier: Apache-2.0
import { HALL_LEVELS } from '@tessera/rules/games/fishing/halls'
import { z } from 'zod'
import type { EnterHallInput } from '../../fishing-protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { enterHall, fishingLobby } from '../fishing/hall-lobby.ts'
import type { Play } from './card-routes.ts'
import { readInput } from './read-input.ts'

const enter = z.strictObject({
  level: z.literal([...HALL_LEVELS]),
}) satisfies z.ZodType<EnterHallInput>

/** The calls of fishing halls; everything in a hall is said over its live connection. */
export function fishingRoutes(deps: StudioDeps, play: Play): void {
  play('GET', '/api/fishing/lobby', async (_request, session) => fishingLobby(deps, session))
  play('POST', '/api/fishing/enter', async (request, session) =>
    enterHall(deps, session, readInput(enter, request).level),
  )
}

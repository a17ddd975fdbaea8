// SPDX-License-Identifier: Apache-2.0
import type { HistoryView } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import type { Session } from '../sessions/session-store.ts'
import { listRounds } from './round-store.ts'
import { viewRound } from './view-round.ts'

const PAGE = 20

/** The player's rounds of the session's game, newest first; `before` of the answer requests the next page. */
export async function readHistory(
  deps: Pick<StudioDeps, 'database' | 'clock'>,
  session: Session,
  beforeMs?: number,
): Promise<HistoryView> {
  const rounds = await listRounds(
    deps.database,
    session.playerId,
    session.wireCode,
    beforeMs ?? deps.clock.now() + 1,
    PAGE,
  )
  return { rounds: rounds.map(viewRound), before: rounds.length === PAGE ? rounds.at(-1)!.startedAtMs : null }
}

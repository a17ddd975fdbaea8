// SPDX-License-Identifier: Apache-2.0
import { makeDueMoves, type MovesDeps, type RollUpDeps } from '../../modules/agents/index.ts'
import { recordMoveEnd } from '../../modules/backoffice/index.ts'
import { agentsByWindow, endContractsOfMoved, hasContracts } from '../../modules/contracts/index.ts'
import { sharedPlay } from './shared-play.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Connects moves of lines with contracts, which they end, and with the audit log. */
export const wireMoves = ({ settings, clock, alerts }: Platform): MovesDeps => ({
  settings,
  clock,
  alerts,
  hasContracts,
  endContracts: endContractsOfMoved,
  recordEnd: recordMoveEnd,
})

/** Connects the figures of teams with the contracts that are paid by them, and with moves, which wait for a day. */
export const wireFigures = (
  { settings, clock }: Platform,
  database: Database,
  moves: MovesDeps,
  gameEdges: RollUpDeps['gameEdges'],
): RollUpDeps => ({
  database,
  settings,
  clock,
  agentsByWindow,
  gameEdges,
  sharedPlay,
  dayBegins: (tx, brandCodes) => makeDueMoves(tx, moves, brandCodes),
})

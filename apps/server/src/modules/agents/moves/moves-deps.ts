// SPDX-License-Identifier: Apache-2.0
import type { Alerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { TeamRange } from '../../members/index.ts'
import type { LineMove } from './move-store.ts'

/** What moves of lines need. What comes from modules to the right (ARCHITECTURE.md) is passed in. */
export interface MovesDeps {
  settings: Settings
  clock: Clock
  alerts: Alerts
  /** Whether somebody of a team has a contract that counts on a day or later; from the contracts. */
  hasContracts(db: Queries, team: TeamRange, sinceDay: string): Promise<boolean>
  /** Ends what the former upline agreed with an account; from the contracts. */
  endContracts(tx: Tx, memberId: bigint, end: { lastDay: string; nowMs: number }): Promise<void>
  /** Records that a waiting move was made or dropped; from the audit log of the console. */
  recordEnd(tx: Tx, move: EndedMove): Promise<void>
}

/** A move that waited, and what became of it on its day. */
export interface EndedMove extends LineMove {
  state: 'made' | 'dropped'
  uplineBefore: string
  nowMs: number
}

// SPDX-License-Identifier: Apache-2.0
import type { SourcePosition, SourceQuestion } from '@tessera/rules/timeline/positions'
import type { Queries } from '../../platform/db/index.ts'
import type { KeyRing, Vault } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LabelGames } from '../bets/index.ts'

/** What an operator did about a member. */
export interface StaffEntry extends SourcePosition {
  what: string
  by: string
  reason: string
  /** As it is shown, such as 1,234.50. */
  amount: string | null
  /** Of an account that was opened or closed: `true` or `false`. */
  enabled: string | null
}

/** The record of operators is to the right of this module (ARCHITECTURE.md). */
export type StaffBefore = (
  db: Queries,
  asked: { memberId: bigint; only: readonly string[] | undefined },
  question: SourceQuestion,
) => Promise<StaffEntry[]>

/** What a request says about the session that it comes from: the cookies of a browser, the token of a program. */
export interface RequestOfSession {
  cookies: Readonly<Record<string, string>>
  token: string | undefined
}
export type IsFromSession = (
  session: { sessionKey: string; ofOperator: boolean },
  request: RequestOfSession,
) => Promise<boolean>

export interface TimelineDeps extends Pick<
  Platform,
  'database' | 'clock' | 'log' | 'settings' | 'sharedCounts'
> {
  labelGames: LabelGames
  staffBefore: StaffBefore
  /** Whether a request comes from this session, and the session is still open. */
  isFromSession: IsFromSession
  vault: Pick<Vault, 'seal'>
  keys: KeyRing
}

/** Whose timeline, and what of it. */
export interface TimelineQuestion {
  memberId: bigint
  /** Operators see every action of operators, with its reason. */
  forOperator: boolean
  /** Names of kinds, with commas between; empty: all. */
  kinds: string
  fromMs: number
  /** Exclusive. */
  toMs: number
}

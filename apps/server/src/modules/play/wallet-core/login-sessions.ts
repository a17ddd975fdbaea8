// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'

/** A bet as the use of a session of the site. */
export interface LoginSessionUse {
  sessionKey: string
  usedAtMs: number
}

/** The sessions of the site, in which games are opened. Asked of identity. */
export interface LoginSessions {
  /**
   * Until when it lives if nobody uses it again (epoch ms); undefined when it is over. Asked within a
   * transaction, it cannot be ended by anybody before that transaction is done.
   */
  livesUntil(db: Queries, sessionKey: string): Promise<number | undefined>
  /** A running game counts as a use, never past the latest end of the session. */
  noteUses(uses: readonly LoginSessionUse[]): Promise<void>
}

/** Where no games are opened from the site: tools and benches. */
export const noLoginSessions: LoginSessions = {
  livesUntil: () => Promise.resolve(undefined),
  noteUses: () => Promise.resolve(),
}

// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'

/** A bet as activity of a site session. */
export interface LoginSessionUse {
  sessionKey: string
  usedAtMs: number
}

/** The site's sessions, in which games are opened. Supplied by identity. */
export interface LoginSessions {
  /**
   * When it expires if nobody uses it again (epoch ms); undefined when it has ended. Within a transaction
   * this locks it: nobody can end it before that transaction is done.
   */
  livesUntil(db: Queries, sessionKey: string): Promise<number | undefined>
  /** A running game counts as activity, but never beyond the session's latest end. */
  noteUses(uses: readonly LoginSessionUse[]): Promise<void>
}

/** For processes that open no games from the site: tools and benchmarks. */
export const noLoginSessions: LoginSessions = {
  livesUntil: () => Promise.resolve(undefined),
  noteUses: () => Promise.resolve(),
}

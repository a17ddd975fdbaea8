import type { Tx } from '../../platform/db/index.ts'

/** Sessions that have ended, by whatever way. */
export interface EndedSessions {
  /** Their names inside the house. */
  sessionKeys: readonly string[]
  /** Whose they were, where they were all that the member had. */
  everyOneOf?: number
}

/** What happens to an account and concerns others too. Handed in by main; work that fails undoes the whole transaction. */
export interface IdentityEvents {
  sessionsEnded(tx: Tx, ended: EndedSessions, nowMs: number): Promise<void>
  accountEnabled(tx: Tx, memberId: number, enabled: boolean): Promise<void>
}

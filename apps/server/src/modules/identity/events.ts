import type { Tx } from '../../platform/db/index.ts'

/** What happens to an account and concerns others too. Handed in by main; work that fails undoes the whole transaction. */
export interface IdentityEvents {
  /** Every session of the member has ended: his password was changed or his account closed. */
  sessionsEnded(tx: Tx, memberId: number, nowMs: number): Promise<void>
  accountEnabled(tx: Tx, memberId: number, enabled: boolean): Promise<void>
}

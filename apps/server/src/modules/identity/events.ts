// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'

/** Sessions that have ended, by whatever way. */
export interface EndedSessions {
  /** Their names inside the platform. */
  sessionKeys: readonly string[]
  /** Whose they were, where they were all that the member had. */
  everyOneOf?: number
}

/**
 * What the owner of an account is told of: somebody asked for, or did, what concerns its protection or where
 * its money goes.
 */
export const securityNotices = [
  'factorsAsked',
  'factorsRemoved',
  'inviteAsked',
  'inviteMade',
  'passwordSet',
  'paymentPasswordSet',
  'bankAccountAdded',
  'contactChanged',
  'unlocked',
] as const
export type SecurityNotice = (typeof securityNotices)[number]
export interface SecurityChange {
  memberId: number
  notice: SecurityNotice
  nowMs: number
  /** Words of its sentence, such as the last signs of a bank account. */
  values?: Readonly<Record<string, string>>
  /** A proven mail address that was replaced: whoever has it may be the owner. */
  formerEmail?: string | undefined
}

/**
 * What happens to an account and concerns others too. Handed in by main; work that fails undoes the whole
 * transaction.
 */
export interface IdentityEvents {
  sessionsEnded(tx: Tx, ended: EndedSessions, nowMs: number): Promise<void>
  accountEnabled(tx: Tx, memberId: number, enabled: boolean): Promise<void>
  securityChanged(tx: Tx, change: SecurityChange): Promise<void>
}

// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'

/** Sessions that have ended, for any reason. */
export interface EndedSessions {
  /** Their internal names. */
  sessionKeys: readonly string[]
  /** The member, if these were all of their sessions. */
  everyOneOf?: bigint
}

/**
 * An event that the account's owner is notified of: somebody requested or did something that affects the
 * account's protection or where its money goes.
 */
export const securityNotices = [
  'factorsAsked',
  'factorsRemoved',
  'passkeyAdded',
  'appAdded',
  'recoveryCodesMade',
  'newWaysRemoved',
  'inviteAsked',
  'inviteMade',
  'passwordSet',
  'paymentPasswordAdded',
  'paymentPasswordSet',
  'bankAccountAdded',
  'contactChanged',
  'unlocked',
] as const
export type SecurityNotice = (typeof securityNotices)[number]
export interface SecurityChange {
  memberId: bigint
  notice: SecurityNotice
  nowMs: number
  /** Values for its text, such as the last characters of a bank account. */
  values?: Readonly<Record<string, string>>
  /** A verified mail address that was replaced: its holder may be the owner. */
  formerEmail?: string | undefined
  /** The same of a number. */
  formerMobile?: string | undefined
}

/** Somebody who has registered. */
export interface Registered {
  memberId: bigint
  brandCode: string
  /** Of the member who invited them, as it was sent; empty without one. */ referralCode: string
  currency: string
  ip: string
  nowMs: number
}

/**
 * Account events that other modules handle. Supplied by main; a handler that fails rolls back the whole
 * transaction.
 */
export interface IdentityEvents {
  sessionsEnded(tx: Tx, ended: EndedSessions, nowMs: number): Promise<void>
  accountEnabled(tx: Tx, memberId: bigint, enabled: boolean): Promise<void>
  registered(tx: Tx, registered: Registered): Promise<void>
  /** A member has logged in with a browser in which another one was logged in before. */
  deviceShared(tx: Tx, shared: { memberId: bigint; otherId: bigint; nowMs: number }): Promise<void>
  securityChanged(tx: Tx, change: SecurityChange): Promise<void>
}

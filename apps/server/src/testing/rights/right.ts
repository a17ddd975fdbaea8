// SPDX-License-Identifier: Apache-2.0
import type { Permission } from '@tessera/rules/operators/permissions'
import type { Kind } from './kinds.ts'

/**
 * Who may make a call. `members and trial`: also from a trial account. Operators by the permission that their
 * role needs.
 */
export type May =
  | 'everyone'
  | 'members'
  | 'members and trial'
  | 'agents'
  | 'nobody yet'
  | { permission: Permission }

/** What is expected of one call. */
export interface Right {
  may: May
  /** Fields that name something of a member, a line, a brand or the platform. */
  ids?: Readonly<Record<string, Kind>>
  /** The code that refuses somebody else's id; `empty` if the answer is a list that is then empty. */
  foreign?: string
  /** Fields that are keys: such a token grants access by itself. They are long, random, and used once. */
  keys?: readonly string[]
  /** Fields that clients also send but nobody reads: only the session identifies the caller. */
  unread?: readonly string[]
  /** Fields for a name that is not taken, a different one each time. */
  fresh?: readonly string[]
  /** What else must be sent for the call to succeed with one's own id. */
  with?: Readonly<Record<string, unknown>>
  /** What the call answers to permitted callers if the example cannot succeed completely. */
  own?: string
  /** Its answer says nothing of who asked, so everybody can get the same. */
  alike?: true
  /** Changes an account of the caller's own team. */
  changesTeam?: true
}

/** One line of the table. */
export const right = (may: May, more: Omit<Right, 'may'> = {}): Right => ({ may, ...more })

/** One line of the table for a call of the console. */
export const operators = (permission: Permission, more: Omit<Right, 'may'> = {}): Right => ({
  may: { permission },
  ...more,
})

// SPDX-License-Identifier: Apache-2.0
import type { Permission } from '@tessera/rules/operators/permissions'
import type { Kind } from './kinds.ts'

/**
 * Who may make a call. `members and trial`: also from a trial account. Operators by the permission that their
 * role must have.
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
  /** Fields that name something which belongs to a member, a line, a brand or the platform. */
  ids?: Readonly<Record<string, Kind>>
  /**
   * The code with which somebody else's id is refused; `empty` where the answer is a list that then holds
   * nothing.
   */
  foreign?: string
  /**
   * Fields that are keys: whoever holds such a token is let in by it. They are long, random, and used once.
   */
  keys?: readonly string[]
  /** Fields that clients send besides and that nobody reads: only the session says who asks. */
  unread?: readonly string[]
  /** Fields with a name that nobody has yet, another each time. */
  fresh?: readonly string[]
  /** What else is sent, so that the call goes through with an id of one's own. */
  with?: Readonly<Record<string, unknown>>
  /** What the call answers to those who may make it, where the example cannot go through whole. */
  own?: string
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

// SPDX-License-Identifier: Apache-2.0

/** What can change in the protection of a member: the words of its history. */
export const protectionChanges = [
  'limitSet',
  'looserAsked',
  'looserWithdrawn',
  'looserConfirmed',
  'realityCheck',
  'break',
  'exclusion',
  'returnAsked',
] as const
export type ProtectionChangeKind = (typeof protectionChanges)[number]

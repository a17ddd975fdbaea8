// SPDX-License-Identifier: Apache-2.0

/** What the play of two members says: told by the studio. */
export const PLAY_SIGNALS = ['sharedAddress', 'chipDumping', 'softPlay'] as const
/** What their accounts say: known to the platform alone. */
export const ACCOUNT_SIGNALS = ['sharedDevice', 'sharedLogin', 'sharedName', 'sameAgent'] as const
export const PAIR_SIGNALS = [...PLAY_SIGNALS, ...ACCOUNT_SIGNALS] as const
export type PlaySignal = (typeof PLAY_SIGNALS)[number]
export type AccountSignal = (typeof ACCOUNT_SIGNALS)[number]

/** Something that two members who play together have in common; it stands out from its limit on. */
export interface PairSignal<Kind extends string = (typeof PAIR_SIGNALS)[number]> {
  readonly kind: Kind
  readonly value: number
  readonly limit: number
}

/** Whether it stands out. That two members have one agent does not: many have the same. */
export const standsOut = ({ kind, value, limit }: PairSignal): boolean =>
  kind !== 'sameAgent' && value >= limit

export const FREEZE_STATES = ['held', 'released', 'withheld'] as const
export type FreezeState = (typeof FREEZE_STATES)[number]

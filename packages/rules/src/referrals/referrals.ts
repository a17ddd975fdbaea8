// SPDX-License-Identifier: Apache-2.0
import { isSameName } from '../names/fold-name.ts'

/** What a friend may not share with the inviter (D-150). */
export const sharedThings = ['device', 'ip', 'payeeName', 'phone'] as const
export type SharedThing = (typeof sharedThings)[number]

/** What is known of an account when it is compared with another one. */
export interface AccountTraces {
  addresses: readonly string[]
  /** Names on bank accounts and in the profile. */
  payeeNames: readonly string[]
  phone: string | null
}

/** The first thing that two accounts share; undefined if they share none. Shared devices are noted at login. */
export function sharedBy(one: AccountTraces, other: AccountTraces): SharedThing | undefined {
  if (one.phone !== null && one.phone === other.phone) return 'phone'
  if (one.payeeNames.some((name) => other.payeeNames.some((another) => isSameName(name, another))))
    return 'payeeName'
  const addresses = new Set(other.addresses)
  return one.addresses.some((address) => addresses.has(address)) ? 'ip' : undefined
}

export type ReferralStatus = 'Process' | 'Qualified' | 'Blocked' | 'Expired'

/** The status of a friend as the inviter reads it. */
export const referralStatusOf = (
  stored: 'Open' | 'Qualified' | 'Blocked',
  untilMs: number,
  nowMs: number,
): ReferralStatus => (stored !== 'Open' ? stored : untilMs > nowMs ? 'Process' : 'Expired')

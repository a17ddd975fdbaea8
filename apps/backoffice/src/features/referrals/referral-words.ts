// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type Referral = CallOutput<'backoffice.referrals'>['list'][number]

export const referralStates = ['Open', 'Qualified', 'Blocked'] as const

export const referralTones: Record<Referral['status'], BadgeTone> = {
  Process: 'wait',
  Qualified: 'good',
  Blocked: 'bad',
  Expired: 'quiet',
}

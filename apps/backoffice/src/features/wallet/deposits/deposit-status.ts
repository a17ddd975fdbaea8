// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type Deposit = CallOutput<'backoffice.deposits'>['list'][number]

export const tones: Record<Deposit['status'], BadgeTone> = {
  Pending: 'wait',
  Success: 'good',
  Failed: 'bad',
  Expired: 'quiet',
}

/** Whether an operator can record what came in: of a transfer, also when its time to pay is over. */
export const canReceive = ({ matchCode, status }: Deposit): boolean =>
  matchCode !== null && (status === 'Pending' || status === 'Expired')

export const canEnd = ({ matchCode, status }: Deposit): boolean => matchCode !== null && status === 'Pending'

// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type AccountRequest = CallOutput<'backoffice.accountRequests'>['list'][number]

export const toneOf = (status: AccountRequest['status']): BadgeTone =>
  status === 'approved' ? 'good' : status === 'waiting' ? 'wait' : status === 'refused' ? 'bad' : 'quiet'

// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type Application = CallOutput<'backoffice.applications'>['list'][number]
export const tones: Readonly<Record<Application['status'], BadgeTone>> = {
  Applying: 'wait',
  Issued: 'good',
  Rejected: 'bad',
}

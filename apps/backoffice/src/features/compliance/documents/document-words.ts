// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'
import type { ConsoleCall } from '../../../shared/api.ts'

export type ListedDocument = CallOutput<'backoffice.documents'>['list'][number]
export type SeenDocument = CallOutput<'backoffice.lookAtDocument'>

export const tones: Record<ListedDocument['state'], BadgeTone> = {
  waiting: 'wait',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'quiet',
}
export const invalidates: readonly ConsoleCall[] = ['backoffice.documents']

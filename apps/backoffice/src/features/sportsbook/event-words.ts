// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export const eventTones: Record<
  CallOutput<'backoffice.sportsbookEvents'>['list'][number]['status'],
  BadgeTone
> = {
  scheduled: 'quiet',
  live: 'good',
  interrupted: 'wait',
  abandoned: 'bad',
  postponed: 'wait',
  ended: 'quiet',
  cancelled: 'bad',
}

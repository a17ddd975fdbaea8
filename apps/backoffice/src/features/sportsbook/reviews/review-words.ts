// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type Review = CallOutput<'backoffice.betReviews'>['list'][number]

export const reviewTones: Record<Review['state'], BadgeTone> = {
  waiting: 'wait',
  offered: 'wait',
  approved: 'good',
  over: 'quiet',
}

// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type Reward = CallOutput<'backoffice.rewards'>['list'][number]
export type Redeem = CallOutput<'backoffice.redeems'>['list'][number]

export const redeemStatuses: readonly Redeem['status'][] = ['In Process', 'Approved', 'Rejected']
export const rewardKinds: readonly Reward['kind'][] = ['GOODS', 'BONUS']
export const rewardCategories: readonly Reward['category'][] = ['BONUS', 'TECH', 'HOME', 'STYLE', 'LEISURE']

const tones: Record<Redeem['status'], BadgeTone> = { 'In Process': 'wait', Approved: 'good', Rejected: 'bad' }
export const toneOf = (status: Redeem['status']): BadgeTone => tones[status]

const figures = new Intl.NumberFormat('en-US')
export const formatPoints = (points: number): string => figures.format(points)

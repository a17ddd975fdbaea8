// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { addWire } from '@tessera/rules/money'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type Mission = CallOutput<'backoffice.missions'>['list'][number]

export const missionKinds: readonly Mission['kind'][] = ['DAILY', 'WEEKLY', 'ONCE']
export const missionCounts: readonly Mission['counts'][] = ['VALID_BETS', 'BETS', 'GAMES', 'DEPOSITS']

export const countsMoney = (counts: Mission['counts']): boolean =>
  counts === 'VALID_BETS' || counts === 'DEPOSITS'

/** Where a mission stands, for operators. */
export function missionState(
  { enabled, endTime, budget, spent, reward }: Mission,
  nowMs: number,
): { key: 'missionOff' | 'missionOver' | 'missionUsedUp' | 'missionOn'; tone: BadgeTone } {
  if (!enabled) return { key: 'missionOff', tone: 'quiet' }
  if (endTime !== null && endTime <= nowMs) return { key: 'missionOver', tone: 'quiet' }
  return addWire(spent, reward) > budget
    ? { key: 'missionUsedUp', tone: 'wait' }
    : { key: 'missionOn', tone: 'good' }
}

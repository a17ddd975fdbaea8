// SPDX-License-Identifier: Apache-2.0
import { useAsk } from '../../shared/api/use-ask.ts'
import { useAccountKind } from '../../shared/session/session.ts'

const refreshMs = 60_000

/** Missions whose reward the member has not claimed yet. A trial account has none. */
export function useMissionCount(): number {
  const { data } = useAsk(
    'missions.summary',
    {},
    { member: true, enabled: !useAccountKind().trial, staleTimeMs: 10_000, refreshMs },
  )
  return data?.missionCount ?? 0
}

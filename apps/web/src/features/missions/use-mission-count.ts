// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useAccountKind } from '../../shared/session/session.ts'

const refetchIntervalMs = 60_000

/** Missions whose reward the member has not claimed yet. A trial account has none. */
export function useMissionCount(): number {
  const { data } = useCallQuery(
    'missions.summary',
    {},
    { member: true, enabled: !useAccountKind().trial, staleTimeMs: 10_000, refetchIntervalMs },
  )
  return data?.missionCount ?? 0
}

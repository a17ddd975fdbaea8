// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import { nameLanguage } from '../words/name-language.ts'
import { finishStake } from './place-stake.ts'
import { usePlacing } from './placing.ts'

/** Stakes of others come all the time while the pool is open. */
const [openPollMs, closedPollMs] = [3_000, 15_000]
const mostMine = 20

/** The pool of a fight as it is now, and the member's own stakes in it. */
export function usePool(eventId: string) {
  const pool = useCallQuery(
    'sportsbook.pool',
    { eventId },
    { staleTimeMs: 0, refetchIntervalMs: (latest) => (latest?.isOpen === false ? closedPollMs : openPollMs) },
  )
  const mine = useCallQuery(
    'sportsbook.poolBets',
    { eventId, pageSize: mostMine, language: nameLanguage() },
    { member: true, staleTimeMs: 0, refetchIntervalMs: closedPollMs },
  )
  const { refetch } = pool
  const { refetch: refetchMine } = mine
  useTopic('sportsbook.event', (change) => {
    if (change.eventId !== eventId || change.status === 'live') return
    void refetch()
    if (change.status === 'ended') void refetchMine()
  })
  return { pool, mine: mine.data?.list ?? [] }
}

/** Whose stakes these are, and what became of the last one: after a lost answer, a reload or a crash, too. */
export function useLastStake() {
  const { data: member } = useMember()
  const who = member ? String(member.id) : ''
  const placing = usePlacing(who)
  const isUndecided = placing !== undefined && placing.outcome === undefined
  useEffect(() => {
    if (who !== '' && isUndecided) void finishStake(who)
  }, [who, isUndecided])
  return { who, placing, isUndecided }
}

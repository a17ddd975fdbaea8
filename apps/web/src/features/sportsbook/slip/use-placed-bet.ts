// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useEffect, useRef } from 'react'
import { invalidate, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { nameLanguage } from '../words/name-language.ts'

export type Bet = CallOutput<'sportsbook.bet'>

const [pendingPollMs, calmPollMs] = [1_000, 60_000]

/** A bet of the member; loaded every second until a pending one is accepted or refused. */
export function usePlacedBet(betId: string): Bet | undefined {
  const { data } = useCallQuery(
    'sportsbook.bet',
    { betId, language: nameLanguage() },
    {
      member: true,
      staleTimeMs: 0,
      refetchIntervalMs: (bet) => (!bet || bet.status === 'pending' ? pendingPollMs : calmPollMs),
    },
  )
  const status = data?.status
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'pending' && status !== 'pending') invalidate('sportsbook.bets', 'wallet.balance')
    before.current = status
  }, [status])
  return data
}

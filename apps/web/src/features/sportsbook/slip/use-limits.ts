// SPDX-License-Identifier: Apache-2.0
import { useQueries } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { call } from '../../../shared/api/call.ts'
import { useAccountKind, useSession } from '../../../shared/session/session.ts'
import { legsInput } from './legs-input.ts'
import type { SlipBet } from './slip-bets.ts'
import type { SlipLeg } from './slip-store.ts'

/** What a bet may cost, and what bounds it. */
export type BetLimits = Pick<
  CallOutput<'sportsbook.checkSlip'>,
  'lowestStake' | 'highestStake' | 'bound' | 'delaySeconds'
>

const freshMs = 10_000

/** The limits of each bet, before they refuse one; undefined for those that are not known. */
export function useLimits(
  bets: readonly SlipBet[],
  legs: readonly SlipLeg[],
): readonly (BetLimits | undefined)[] {
  const { trial } = useAccountKind()
  const isMember = useSession() === 'member' && !trial
  const answers = useQueries({
    queries: bets.map(({ kind, legs: positions }) => {
      const input = { kind, legs: legsInput(positions.map((position) => legs[position]!)) }
      return {
        queryKey: ['sportsbook.checkSlip', input],
        queryFn: () => call('sportsbook.checkSlip', input),
        enabled: isMember,
        staleTime: freshMs,
        refetchInterval: freshMs,
      }
    }),
  })
  return answers.map(({ data }) => data)
}

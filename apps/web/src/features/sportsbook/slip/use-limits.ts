// SPDX-License-Identifier: Apache-2.0
import { useQueries } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { ask } from '../../../shared/api/ask.ts'
import { useAccountKind, useSession } from '../../../shared/session/session.ts'
import { askedLegs } from './asked-legs.ts'
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
      const question = { kind, legs: askedLegs(positions.map((position) => legs[position]!)) }
      return {
        queryKey: ['sportsbook.checkSlip', question],
        queryFn: () => ask('sportsbook.checkSlip', question),
        enabled: isMember,
        staleTime: freshMs,
        refetchInterval: freshMs,
      }
    }),
  })
  return answers.map(({ data }) => data)
}

// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { OpenPromotion } from '../../messages/index.ts'
import type { Entry } from '../entry-store.ts'
import { periodOf, termsFor } from '../own-part.ts'
import { partWith, type Part } from '../part-with.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import type { FreeRounds } from './free-rounds-store.ts'

/** The rounds that a member has, under the terms that they accepted. */
export function freeRoundsPart(
  facts: MemberFacts,
  promotion: OpenPromotion,
  entry: Entry | undefined,
  all: readonly FreeRounds[],
): Part {
  const rounds = entry && all.find(({ turn }) => turn === entry.turn)
  const period = periodOf(promotion, entry)
  const left = rounds ? rounds.rounds - rounds.played : 0
  const isCanceled = rounds?.canceledAtMs !== undefined
  const isOver = isCanceled || left === 0 || facts.nowMs >= (rounds?.endsAtMs ?? 0)
  return partWith(
    facts,
    {
      kind: 'FREE_ROUNDS',
      joined: entry !== undefined,
      played: rounds?.played ?? 0,
      whole: entry !== undefined && (left === 0 || isCanceled),
    },
    period,
    termsFor(promotion, entry),
    {
      entry,
      takesPart: entry !== undefined,
      paid: entry?.credited ?? zero,
      rounds: rounds
        ? {
            left: isOver ? 0 : left,
            state: isOver ? 'over' : rounds.rewardId === undefined ? 'waiting' : 'ready',
          }
        : null,
    },
  )
}

// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { maskUsername } from '@tessera/rules/identity/usernames'
import { amountFromWire, zero, type Amount } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import { namesOf } from '../../members/index.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import { readStanding } from '../read-standings.ts'
import { firstScores, scoreIn } from './score-store.ts'

/** The board of a race that is offered to a member: masked names, and their own rank. Throws `call.notFound`. */
export async function showBoard(
  db: Queries,
  facts: MemberFacts,
  promotionId: number,
): Promise<OperationOutput<'promotions.raceBoard'>> {
  const terms = (await readStanding(db, facts, promotionId))?.terms
  if (terms?.kind !== 'RACE') throw fault('call.notFound')
  const least = amountFromWire(terms.least)
  const prizeOf = (rank: number, score: Amount): Amount =>
    score >= least ? amountFromWire(terms.rankPrizes[rank - 1] ?? 0) : zero
  const scores = await firstScores(db, promotionId)
  const names = await namesOf(
    db,
    scores.map(({ memberId }) => memberId),
  )
  const own = await scoreIn(db, promotionId, facts.memberId)
  return {
    list: scores.map(({ memberId, score }, index) => ({
      rank: index + 1,
      name: maskUsername(names.get(memberId) ?? ''),
      score,
      prize: prizeOf(index + 1, score),
      own: memberId === facts.memberId,
    })),
    own: own ? { rank: own.rank, score: own.score, prize: prizeOf(own.rank, own.score) } : null,
  }
}

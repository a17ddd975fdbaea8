// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { maskUsername } from '@tessera/rules/identity/usernames'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import { gotOn } from '../daily/daily-store.ts'
import { namesOf } from '../../members/index.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import { readStanding } from '../read-standings.ts'
import { lastRound } from './round-store.ts'

const most = 100

/** Who got what in the last round of a red envelope that is offered to a member. Throws `call.notFound`. */
export async function showEnvelopes(
  db: Queries,
  facts: MemberFacts,
  promotionId: number,
): Promise<OperationOutput<'promotions.envelopes'>> {
  const standing = await readStanding(db, facts, promotionId)
  if (standing?.terms.kind !== 'RED_ENVELOPE') throw fault('call.notFound')
  const round = await lastRound(db, promotionId, dayIn(facts.timeZone, facts.nowMs))
  if (!round) return { round: null, list: [] }
  const { day, opensAtMs, closesAtMs, envelopes, left } = round
  const claims = await gotOn(db, promotionId, day, most)
  const names = await namesOf(
    db,
    claims.map(({ memberId }) => memberId),
  )
  return {
    round: { opensAt: opensAtMs, closesAt: closesAtMs, envelopes, left },
    list: claims.map(({ memberId, amount }) => ({
      name: maskUsername(names.get(memberId) ?? ''),
      amount,
      own: memberId === facts.memberId,
    })),
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { MemberActor, RequestFacts } from '../../platform/http/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import { exclusionOf } from '../compliance/index.ts'
import { factsOf } from './facts-of.ts'
import type { PromotionsDeps } from './promotions-deps.ts'
import { readStandings } from './read-standings.ts'

/** In how many promotions a member can claim something now: what their page offers to claim, no more. */
export async function countToClaim(
  deps: Pick<PromotionsDeps, 'settings' | 'countryOf' | 'gameEdges'>,
  context: RequestFacts & { db: Queries; member: MemberActor },
): Promise<number> {
  const { db, member, nowMs } = context
  if ((await exclusionOf(db, member.memberId, nowMs)) !== undefined) return 0
  const facts = await factsOf(db, deps, context)
  if (facts.otherCurrency) return 0
  return (await readStandings(db, facts)).filter(({ status }) => status === 'Claim').length
}

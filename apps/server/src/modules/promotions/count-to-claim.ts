// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, zero } from '@tessera/rules/money'
import type { MemberActor, RequestFacts } from '../../platform/http/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import { exclusionOf } from '../compliance/index.ts'
import { factsOf } from './facts-of.ts'
import type { PromotionsDeps } from './promotions-deps.ts'
import { readStandings } from './read-standings.ts'
import type { Standing } from './standing.ts'

/** In how many promotions a member can claim something now: what their page offers to claim, no more. */
export async function countToClaim(
  deps: Pick<PromotionsDeps, 'settings' | 'countryOf' | 'gameEdges'>,
  context: RequestFacts & { db: Queries; member: MemberActor },
): Promise<number> {
  const { db, member, nowMs } = context
  if ((await exclusionOf(db, member.memberId, nowMs)) !== undefined) return 0
  const facts = await factsOf(db, deps, context)
  if (facts.otherCurrency) return 0
  return (await readStandings(db, facts)).filter(
    (standing) => standing.status === 'Claim' && !isSpent(standing),
  ).length
}

/** Whether the budget no longer reaches for what is to be claimed: the page shows it dimmed. */
function isSpent({ terms, left, reward, round }: Standing): boolean {
  if (left === null) return false
  if (terms.kind === 'WHEEL') return left < (reward ?? zero)
  // The shares of a round are drawn with its first claim, and that needs the whole pot.
  return terms.kind === 'RED_ENVELOPE' && round?.left === terms.envelopes && left < amountFromWire(terms.pot)
}

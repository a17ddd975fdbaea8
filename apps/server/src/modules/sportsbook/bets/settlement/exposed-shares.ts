// SPDX-License-Identifier: Apache-2.0
import { ratioOf, type Ratio } from '@tessera/rules/lottery/ratio'
import { exposureOf } from '@tessera/rules/sportsbook/bets/exposure'
import type { EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import { bigintArray, sql, type Queries } from '../../../../platform/db/index.ts'
import { betsOfIds } from '../bet-store.ts'
import { betForRules, restStake, type BetToSettle, type LegToSettle } from '../stored-bet.ts'

const whole = ratioOf(1, 1)

/**
 * The share of each bet that counts as turnover: less than all of it for singles of a member on both sides of an event.
 * Other kinds of bet, and those that join outcomes, always count whole.
 */
export async function exposedShares(
  db: Queries,
  bets: readonly BetToSettle[],
  states: ReadonlyMap<string, EventState>,
): Promise<(bet: BetToSettle) => Ratio> {
  const beside = (await singlesBeside(db, bets.filter(isSingle))).filter(
    (bet) => isSingle(bet) && bet.status !== 'refused' && restStake(bet) > 0n,
  )
  const shares = new Map(
    [...Map.groupBy(beside, groupOf)].map(([group, together]) => [group, sharesOf(together, states)]),
  )
  return (bet) => {
    const shareOf = isSingle(bet) ? shares.get(groupOf(bet)) : undefined
    return shareOf ? shareOf(legOf(bet).selections[0]!) : whole
  }
}

const isSingle = ({ kind, legs }: BetToSettle): boolean =>
  kind === 'single' && legs[0]?.selections.length === 1
const legOf = ({ legs }: BetToSettle): LegToSettle => legs[0]!
const groupOf = (bet: BetToSettle): string => `${bet.memberId} ${bet.currency} ${legOf(bet).eventId}`

function sharesOf(singles: readonly BetToSettle[], states: ReadonlyMap<string, EventState>) {
  const { eventId, sport } = legOf(singles[0]!)
  return exposureOf(
    sport,
    singles.map((bet) => ({
      ...legOf(bet).selections[0]!,
      stakeMinor: betForRules(bet).stakePerLineMinor,
      priceThousandths: legOf(bet).priceThousandths,
    })),
    states.get(String(eventId))?.event,
  )
}

/** All singles of the members of these on their events, where a member has more than one. */
async function singlesBeside(db: Queries, singles: readonly BetToSettle[]): Promise<BetToSettle[]> {
  if (singles.length === 0) return []
  const rows = await db.query<{ bet_ids: string[] }>(sql`
    select array_agg(single.bet_id) as bet_ids
    from (select distinct * from unnest(${bigintArray(singles.map((bet) => legOf(bet).eventId))}::bigint[],
      ${bigintArray(singles.map(({ memberId }) => memberId))}::integer[]) as asked (event_id, member_id)) asked
    join sportsbook_single single using (event_id, member_id)
    group by event_id, member_id having count(*) > 1`)
  return betsOfIds(
    db,
    rows.flatMap(({ bet_ids: ids }) => ids),
  )
}

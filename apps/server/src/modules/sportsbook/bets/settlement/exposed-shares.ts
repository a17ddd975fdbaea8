// SPDX-License-Identifier: Apache-2.0
import { ratioOf, type Ratio } from '@tessera/rules/lottery/ratio'
import { exposureOf } from '@tessera/rules/sportsbook/bets/exposure'
import type { EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import { bigintArray, sql, type Queries } from '../../../../platform/db/index.ts'
import type { BetKey } from '../bet-keys.ts'
import { readBets } from '../bet-store.ts'
import { betForRules, restStake, type BetToSettle, type LegToSettle } from '../stored-bet.ts'

const whole = ratioOf(1, 1)

/**
 * The share of each bet that counts as turnover: less than all of it for singles of a member on both sides of an event.
 * Other kinds of bet, and those that join outcomes, always count whole. No bet on their events is older than `fromMs`.
 */
export async function exposedShares(
  db: Queries,
  bets: readonly BetToSettle[],
  { states, fromMs }: { states: ReadonlyMap<string, EventState>; fromMs: number },
): Promise<(bet: BetToSettle) => Ratio> {
  const beside = (await singlesBeside(db, bets.filter(isSingle), fromMs)).filter(
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
async function singlesBeside(
  db: Queries,
  singles: readonly BetToSettle[],
  fromMs: number,
): Promise<BetToSettle[]> {
  if (singles.length === 0) return []
  const rows = await db.query<{ bets: BetKey[] }>(sql`
    select json_agg(json_build_object('id', single.bet_id, 'placedAtMs', round(extract(epoch from single.placed_at) * 1000))) as bets
    from (select distinct * from unnest(${bigintArray(singles.map((bet) => legOf(bet).eventId))}::bigint[],
      ${bigintArray(singles.map(({ memberId }) => memberId))}::bigint[]) as asked (event_id, member_id)) asked
    join sportsbook_single single using (event_id, member_id)
    where single.placed_at >= ${new Date(fromMs)}
    group by event_id, member_id having count(*) > 1`)
  return readBets(
    db,
    rows.flatMap(({ bets }) => bets),
  )
}

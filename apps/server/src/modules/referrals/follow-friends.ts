// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import { followPlay, validBetsByGame } from '../bets/index.ts'
import { countedBets } from '../catalogue/index.ts'
import { depositsInSlice, followPostings } from '../ledger/index.ts'
import { pushRewards } from '../reward-centre/index.ts'
import { addUnpaid, betsByInviter } from './commission-store.ts'
import { judgeFriend } from './judge-friend.ts'
import { addDeposits, addValidBets, type Counted } from './referral-store.ts'
import { withdrawQualified } from './withdraw-qualified.ts'
import type { ReferralsDeps, ReferralsJobDeps } from './referrals-deps.ts'
import { compareFriends } from './shared-with-inviter.ts'

/** Job: counts what invited friends have bet, and the inviters' share of it. */
export async function countFriendsBets(deps: ReferralsJobDeps): Promise<void> {
  await deps.gameEdges.refresh()
  await followPlay(deps.database, {
    name: 'referrals',
    from: 'now',
    async count(tx, slice) {
      const bets = new Map<bigint, bigint>()
      for (const { memberId, validBets } of countedBets(deps.gameEdges, await validBetsByGame(tx, slice)))
        bets.set(memberId, (bets.get(memberId) ?? 0n) + validBets)
      const members = [...bets.keys()]
      const amounts = [...bets.values()].map(String)
      await compareFriends(tx, members, deps.clock.now())
      await addCommission(tx, deps, members, amounts)
      const reached = await addValidBets(tx, members, amounts, deps.clock.now())
      return judge(tx, deps, reached)
    },
  })
}

/** Job: counts what invited friends have deposited, and takes back what was granted for deposits that were taken back. */
export async function countFriendsDeposits(deps: ReferralsDeps): Promise<void> {
  await followPostings(deps.database, {
    name: 'referrals',
    async count(tx, slice) {
      const paid = new Map<bigint, bigint>()
      for (const { memberId, amount } of await depositsInSlice(tx, slice))
        paid.set(memberId, (paid.get(memberId) ?? 0n) + amount)
      const nowMs = deps.clock.now()
      const counted = await addDeposits(tx, paid, nowMs)
      const fallen = counted.filter(({ status, enough }) => status === 'Qualified' && !enough)
      const withdrawn = await withdrawQualified(
        tx,
        fallen.flatMap(({ friend_id: id }) => ((paid.get(id) ?? 0n) < 0n ? [id] : [])),
        nowMs,
      )
      const tell = await judge(
        tx,
        deps,
        counted.filter(({ status }) => status === 'Open'),
      )
      return () => {
        for (const memberId of withdrawn) pushRewards(deps, memberId)
        tell()
      }
    },
  })
}

async function judge(
  tx: Tx,
  deps: ReferralsDeps,
  reached: readonly Omit<Counted, 'status'>[],
): Promise<() => void> {
  const granted: bigint[] = []
  for (const { friend_id: friendId, brand_code: brandCode, enough } of reached)
    if (enough)
      granted.push(
        ...(await judgeFriend(tx, friendId, {
          nowMs: deps.clock.now(),
          claimDays: await deps.settings.of(brandCode).read('referrals.days'),
        })),
      )
  return () => {
    for (const memberId of granted) pushRewards(deps, memberId)
  }
}

/** The rate of a brand in millionths. */
const millionthsOfPercent = (percent: number): number => Math.round(percent * 10_000)

/** Adds the inviters' share of the bets of friends who count. */
async function addCommission(
  tx: Tx,
  { settings }: ReferralsDeps,
  members: readonly bigint[],
  amounts: readonly string[],
): Promise<void> {
  const rows = await betsByInviter(tx, members, amounts)
  if (rows.length === 0) return
  const gains: string[] = []
  for (const { brand_code: brandCode, amount } of rows) {
    const rate = millionthsOfPercent(await settings.of(brandCode).read('referrals.commissionPercent'))
    gains.push(String((amount * BigInt(rate)) / 1_000_000n))
  }
  await addUnpaid(
    tx,
    rows.map((row) => row.inviter_id),
    gains,
  )
}

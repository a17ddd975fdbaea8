// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { add, type Amount } from '@tessera/rules/money'
import { countedBet } from '@tessera/rules/rewards/edges'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { settledBetsIn, type PlayFollower, type PlaySlice, type SettledBet } from '../../bets/index.ts'
import { gameTypesOf, type GameEdges, type GameType } from '../../catalogue/index.ts'
import { lotteryVendor } from '../../lottery/index.ts'
import { gameTypeOf, sportsbookVendor } from '../../sportsbook/index.ts'
import { ranksOf, type RankedMember } from '../../members/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { addRebates, raiseOpenRebates, type OpenRebate } from './rebate-store.ts'
import { ratesByRank, type RebateRatesByRank } from './rebate-terms.ts'

export interface RebatesDeps {
  settings: Settings
  /** A bet counts as far as the edge of its game reaches. */
  gameEdges: GameEdges
  /** Which of these bets were made while the member had an open bonus: they bring no rebate. */
  underBonus(db: Queries, bets: readonly SettledBet[]): Promise<ReadonlySet<SettledBet>>
}

interface BrandRebates {
  timeZone: string
  rates: RebateRatesByRank
}

/** Counts settled valid bets towards the rebates of members (D-149), from when the platform first runs it. */
export const rebateFollower = (deps: RebatesDeps): PlayFollower => ({
  name: 'rewards.rebates',
  from: 'now',
  count: (tx, slice) => countSlice(tx, deps, slice),
})

async function countSlice(tx: Tx, deps: RebatesDeps, slice: PlaySlice): Promise<void> {
  const all = await settledBetsIn(tx, slice, playCurrency)
  if (all.length === 0) return
  const [members, types, underBonus] = [
    await membersOf(tx, all),
    await typesOf(tx, all),
    await deps.underBonus(tx, all),
  ]
  const brands = await brandsOf(deps.settings, members.values())
  const rebates = new Map<string, OpenRebate>()
  for (const bet of all) {
    const member = members.get(bet.memberId)
    const gameType = types.get(`${bet.vendor}/${bet.gameCode}`)
    if (!member || gameType === undefined || underBonus.has(bet)) continue
    const validBet = countedBet(bet.validBet, deps.gameEdges.of(bet.vendor, bet.gameCode))
    if (validBet === 0n) continue
    addBet(rebates, { ...bet, validBet }, { member, gameType, brand: brands.get(member.brandCode)! })
  }
  if (rebates.size === 0) return
  await addRebates(tx, [...rebates.values()])
  await raiseRest(tx, [...rebates.values()], members, brands)
}

function addBet(
  rebates: Map<string, OpenRebate>,
  { memberId, atMs, validBet }: SettledBet,
  { member, gameType, brand }: { member: RankedMember; gameType: GameType; brand: BrandRebates },
): void {
  const rateBasisPoints = brand.rates.get(gameType)?.[member.rankLevel]
  if (rateBasisPoints === undefined) return
  const day = dayIn(brand.timeZone, atMs)
  const key = `${memberId} ${day} ${gameType}`
  const before = rebates.get(key)
  const validBets: Amount = before ? add(before.validBets, validBet) : validBet
  rebates.set(key, { memberId, day, gameType, validBets, rankLevel: member.rankLevel, rateBasisPoints })
}

/** What was bet earlier on these days in other types of games also counts at the rank of now. */
async function raiseRest(
  tx: Tx,
  rebates: readonly OpenRebate[],
  members: ReadonlyMap<bigint, RankedMember>,
  brands: ReadonlyMap<string, BrandRebates>,
): Promise<void> {
  for (const [code, { rates }] of brands) {
    const own = rebates.filter(
      ({ memberId, rankLevel }) => rankLevel > 0 && members.get(memberId)?.brandCode === code,
    )
    if (own.length > 0) await raiseOpenRebates(tx, own, rates)
  }
}

const membersOf = async (tx: Tx, bets: readonly SettledBet[]): Promise<Map<bigint, RankedMember>> =>
  new Map(
    (await ranksOf(tx, [...new Set(bets.map(({ memberId }) => memberId))])).map((member) => [
      member.id,
      member,
    ]),
  )

/** The types of games by `vendor/gameCode`; the platform's own lotteries and its book are not in the catalogue. */
async function typesOf(tx: Tx, bets: readonly SettledBet[]): Promise<Map<string, GameType>> {
  const games = new Map(bets.map(({ vendor, gameCode }) => [`${vendor}/${gameCode}`, { vendor, gameCode }]))
  const inCatalogue = await gameTypesOf(
    tx,
    [...games.values()].map(({ vendor, gameCode }) => ({ vendorCode: vendor, gameId: gameCode })),
  )
  const lotteries = [...games]
    .filter(([, { vendor }]) => vendor === lotteryVendor.vendorCode)
    .map(([key]): [string, GameType] => [key, 'LOTT'])
  const sports = [...games]
    .filter(([, { vendor }]) => vendor === sportsbookVendor.vendorCode)
    .map(([key, { gameCode }]): [string, GameType] => [key, gameTypeOf(gameCode)])
  return new Map([...lotteries, ...sports, ...inCatalogue])
}

async function brandsOf(
  settings: Settings,
  members: Iterable<RankedMember>,
): Promise<Map<string, BrandRebates>> {
  const codes = new Set([...members].map(({ brandCode }) => brandCode))
  return new Map(
    await Promise.all(
      [...codes].map(async (code) => {
        const own = settings.of(code)
        const [timeZone, rates] = await Promise.all([siteTimeZone(own), ratesByRank(own)])
        return [code, { timeZone, rates }] as const
      }),
    ),
  )
}

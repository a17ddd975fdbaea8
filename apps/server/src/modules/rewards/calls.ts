// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { recentWinners, recentWins } from '../bets/index.ts'
import { membersInOwnCurrency } from './in-own-currency.ts'
import { namesAtBrand } from '../members/index.ts'
import { pushBalance, presentPage } from '../wallet/index.ts'
import { sayTo, type DomainHandlers } from '../../platform/http/index.ts'
import { listRedeemsOf } from './mall/redeem-store.ts'
import { redeemReward } from './mall/redeem-reward.ts'
import { categoriesInUse, listRewards } from './mall/reward-store.ts'
import { presentRedeem, presentReward } from './mall/present.ts'
import { maskUsername } from '@tessera/rules/identity/usernames'
import { convertPoints } from './points/convert-points.ts'
import { createCountedOfTypes, showPointRates } from './points/point-rates.ts'
import { showPointBalance, showPointConfig } from './points/point-terms.ts'
import { showClaimable } from './count-claimable.ts'
import { pushPoints } from './push-points.ts'
import { rankCalls } from './ranks/rank-calls.ts'
import type { RewardsDeps } from './rewards-deps.ts'

export const rewardsCalls = (deps: RewardsDeps): DomainHandlers<'rewards'> => ({
  'rewards.claimable': (_, context) => showClaimable(deps, context),
  ...winnersCalls(deps),
  ...pointsCalls(deps),
  ...mallCalls(deps),
  ...rankCalls(deps),
})

/** Real wins of the brand's own members, from the stream of bets, with names masked. */
const winnersCalls = ({
  labelGames,
  gamePicture,
  settings,
}: RewardsDeps): Pick<DomainHandlers<'rewards'>, 'rewards.winnerBoard'> => ({
  async 'rewards.winnerBoard'({ limitNum, sort }, { db, brandCode, ...facts }) {
    const atLeast = amountFromWire(await settings.of(brandCode).read('rewards.smallestWin'))
    const winners = await recentWinners(db, { atLeast })
    // The board shows bare amounts, so they are all in one currency.
    const own = await membersInOwnCurrency(db, settings, winners)
    const names = await namesAtBrand(
      db,
      brandCode,
      winners.filter((id) => own.has(id)),
    )
    const wins = await recentWins(db, {
      limit: limitNum,
      sort,
      atLeast,
      memberIds: [...names.keys()],
    })
    const labels = await labelGames(wins, sayTo(facts))
    return {
      list: wins.map((win) => {
        const label = labels.get(`${win.vendor}/${win.gameCode}`)
        return {
          customerName: maskUsername(names.get(win.memberId) ?? ''),
          gameName: label?.name ?? win.gameCode,
          gameIconUrl:
            label?.picture ?? (label?.nodeId === undefined ? '' : gamePicture({ nodeId: label.nodeId })),
          winAmount: win.amount,
          time: win.atMs,
        }
      }),
    }
  },
})

type PointsCalls = Pick<
  DomainHandlers<'rewards'>,
  `rewards.${'pointBalance' | 'pointConfig' | 'pointRates' | 'convertPoints'}`
>

const pointsCalls = (deps: RewardsDeps, countedOfTypes = createCountedOfTypes(deps)): PointsCalls => ({
  'rewards.pointRates': (_, { brandCode }) => showPointRates(deps.settings.of(brandCode), countedOfTypes),
  'rewards.pointBalance': (_, { db, member: { memberId }, brandCode }) =>
    showPointBalance(db, deps.settings.of(brandCode), memberId),
  'rewards.pointConfig': (_, { brandCode }) => showPointConfig(deps.settings.of(brandCode)),
  async 'rewards.convertPoints'(input, { tx, member: { memberId }, brandCode, afterCommit }) {
    const { amount, currency, balance } = await convertPoints(
      tx,
      { ...deps, settings: deps.settings.of(brandCode) },
      { memberId },
      input,
    )
    afterCommit(() => {
      pushBalance(deps, { memberId, currency })
      pushPoints(deps, memberId)
    })
    return { amount, balance: Number(balance) }
  },
})

type MallCalls = Pick<DomainHandlers<'rewards'>, `rewards.${'mallRewards' | 'redeem' | 'redeems'}`>

const mallCalls = (deps: RewardsDeps): MallCalls => ({
  async 'rewards.mallRewards'({ category, ...page }, { db, brandCode, language }) {
    const { rewards, total } = await listRewards(db, {
      ...page,
      brandCode,
      category: category === 'ALL' ? undefined : category,
      enabledOnly: true,
    })
    return {
      ...presentPage(
        rewards.map((reward) => presentReward(reward, language, deps.rewardPicture)),
        total,
        page,
      ),
      categories: await categoriesInUse(db, brandCode),
    }
  },
  async 'rewards.redeem'(input, { tx, member, brandCode, language, nowMs, afterCommit }) {
    const { redeem, balance } = await redeemReward(
      tx,
      { ...deps, settings: deps.settings.of(brandCode) },
      { member, brandCode, nowMs },
      input,
    )
    afterCommit(() => pushPoints(deps, member.memberId))
    return { ...presentRedeem(redeem, language), balance: Number(balance) }
  },
  async 'rewards.redeems'(query, { db, member: { memberId }, language }) {
    const { redeems, total } = await listRedeemsOf(db, memberId, query)
    return presentPage(
      redeems.map((redeem) => presentRedeem(redeem, language)),
      total,
      query,
    )
  },
})

// SPDX-License-Identifier: Apache-2.0
import type { BonusesDeps } from '../../modules/bonuses/index.ts'
import { suggestWireGames, type CatalogueDeps } from '../../modules/catalogue/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import { lotteryAddress, type LotteryDeps } from '../../modules/lottery/index.ts'
import { createPlay, readLobby, type Play, type PlayDeps } from '../../modules/play/index.ts'
import type { BrandDirectory } from '../../modules/site/index.ts'
import { pushBalance } from '../../modules/wallet/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { moneyConnections, type Pools } from './open-pools.ts'
import { bonusesInPlay } from './wire-bonuses.ts'
import { protectionInPlay } from './wire-compliance.ts'

/** Connects play with the catalogue, the wallet, bonuses and protection, and pushes balances that its bets change. */
export const wirePlay = (
  platform: Platform,
  pools: Pools,
  {
    identity,
    catalogueDeps,
    lotteryDeps,
    bonusesDeps,
    ...own
  }: {
    identity: Identity
    catalogueDeps: CatalogueDeps
    lotteryDeps: LotteryDeps
    bonusesDeps: BonusesDeps
  } & Pick<PlayDeps, 'adapters' | 'outbound' | 'siteAt'>,
): Play =>
  createPlay({
    ...platform,
    ...own,
    batcherPool: pools.bets.pool,
    money: { database: pools.money, atOnce: moneyConnections },
    ...readLobby(catalogueDeps, suggestWireGames(catalogueDeps)),
    countryOf: catalogueDeps.countryOf,
    trialOf: identity.trialOf,
    loginSessions: identity,
    pushBalance: (changed) => pushBalance(platform, changed),
    lotteryAddress: (facts, asked) => lotteryAddress(lotteryDeps, facts, asked),
    onBalance: (memberId, balance, currency) =>
      platform.live.publish('wallet.balance', { mainBalance: balance, currency }, memberId),
    ...bonusesInPlay(bonusesDeps),
    ...protectionInPlay(platform),
  })

/** The addresses of the site that vendors link back to. */
export const siteAtHosts =
  ({ siteUrl }: Pick<BrandDirectory, 'siteUrl'>): PlayDeps['siteAt'] =>
  async ({ host, brandCode }) => {
    const lobbyUrl = await siteUrl(host)
    return { lobbyUrl, depositUrl: `${lobbyUrl}/?center=depositv2`, brandId: brandCode }
  }

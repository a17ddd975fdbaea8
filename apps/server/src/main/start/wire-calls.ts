// SPDX-License-Identifier: Apache-2.0
import { agentsCalls } from '../../modules/agents/index.ts'
import { backofficeCalls } from '../../modules/backoffice/index.ts'
import { betsCalls, type LabelGames } from '../../modules/bets/index.ts'
import { bonusesCalls, type BonusesDeps } from '../../modules/bonuses/index.ts'
import { catalogueCalls, type CatalogueDeps, type GameEdges } from '../../modules/catalogue/index.ts'
import { complianceCalls } from '../../modules/compliance/index.ts'
import { contractsCalls } from '../../modules/contracts/index.ts'
import { identityCalls } from '../../modules/identity/index.ts'
import { liabilitiesCalls } from '../../modules/liabilities/index.ts'
import { lotteryCalls } from '../../modules/lottery/index.ts'
import { messagesCalls } from '../../modules/messages/index.ts'
import { promotionsCalls, type PromotionsDeps } from '../../modules/promotions/index.ts'
import { createPayReward, rewardCentreCalls } from '../../modules/reward-centre/index.ts'
import { siteCalls } from '../../modules/site/index.ts'
import { sportsbookCalls } from '../../modules/sportsbook/index.ts'
import { timelineCalls } from '../../modules/timeline/index.ts'
import { walletCalls } from '../../modules/wallet/index.ts'
import type { CallHandlers } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Modules, WireOptions } from './modules.ts'
import { wireMembers } from './wire-members.ts'
import type { wireRewards } from './wire-rewards.ts'

type CallModules = Pick<
  Modules,
  | 'seal'
  | 'directory'
  | 'access'
  | 'identity'
  | 'backofficeDeps'
  | 'messages'
  | 'walletDeps'
  | 'lotteryDeps'
  | 'sportsbookDeps'
  | 'contractsDeps'
  | 'timelineDeps'
  | 'play'
> & {
  labelGames: LabelGames
  catalogueDeps: CatalogueDeps
  gameEdges: GameEdges
  bonusesDeps: BonusesDeps
  promotionsDeps: PromotionsDeps
  rewards: ReturnType<typeof wireRewards>
}

/** The handlers of all calls of the contract. */
export const wireCalls = (
  platform: Platform,
  { publicUrl, studioUrl }: WireOptions,
  { access, seal, directory, identity, labelGames, rewards, ...modules }: CallModules,
): CallHandlers => ({
  ...siteCalls({ ...access, seal, directory, publicUrl, studioOrigin: studioUrl }),
  ...complianceCalls(modules.backofficeDeps.protection),
  ...betsCalls({ labelGames }),
  ...wireMembers(platform, identity),
  ...liabilitiesCalls(),
  ...agentsCalls({
    database: platform.database,
    settings: platform.settings,
    chance: platform.chance,
    labelGames,
    siteUrl: directory.siteUrl,
    openAccount: async (account) => (await identity.openAccount(account)) !== undefined,
  }),
  ...identityCalls(identity.deps),
  ...walletCalls(modules.walletDeps),
  ...messagesCalls(modules.messages),
  ...contractsCalls(modules.contractsDeps),
  ...catalogueCalls(modules.catalogueDeps),
  ...bonusesCalls(modules.bonusesDeps),
  ...modules.play.calls,
  ...rewardCentreCalls({
    ...platform,
    tellBonus: modules.promotionsDeps.tellBonus,
    countryOf: modules.catalogueDeps.countryOf,
    payReward: createPayReward(platform),
  }),
  ...promotionsCalls(modules.promotionsDeps),
  ...lotteryCalls(modules.lotteryDeps),
  ...sportsbookCalls(modules.sportsbookDeps),
  ...rewards.calls({
    snapshot: modules.catalogueDeps.snapshot,
    countryOf: modules.catalogueDeps.countryOf,
    gameEdges: modules.gameEdges,
  }),
  ...timelineCalls(modules.timelineDeps),
  ...backofficeCalls(modules.backofficeDeps),
})

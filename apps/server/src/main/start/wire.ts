// SPDX-License-Identifier: Apache-2.0
import { createRangeGeo } from '../../adapters/geo/range-geo.ts'
import { createHub88Adapter } from '../../adapters/vendors/hub88/adapter.ts'
import { rollUp } from '../../modules/agents/index.ts'
import type { ContractsDeps } from '../../modules/contracts/index.ts'
import { createBrandDirectory, type AccessDeps } from '../../modules/site/index.ts'
import type { SportsbookDeps } from '../../modules/sportsbook/index.ts'
import { createVault } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSeal } from '../../platform/seal/seal.ts'
import { labelGamesFrom } from './label-games.ts'
import type { Modules, WireOptions } from './modules.ts'
import { openGiftsOf } from './open-gifts.ts'
import { openOutbound } from './open-outbound.ts'
import type { Pools } from './open-pools.ts'
import { sealedTexts } from './sealed-texts.ts'
import { stateOfAnswers } from './state-of-answers.ts'
import { wireBackoffice } from './wire-backoffice.ts'
import { wireBonuses, wirePromotions } from './wire-bonuses.ts'
import { wireCalls } from './wire-calls.ts'
import { wireCatalogue } from './wire-catalogue.ts'
import { wireCompliance } from './wire-compliance.ts'
import { wireEdges } from './wire-edges.ts'
import { wireFigures, wireMoves } from './wire-figures.ts'
import { wireIdentity } from './wire-identity.ts'
import { wireJobs } from './wire-jobs.ts'
import { wireLottery } from './wire-lottery.ts'
import { wireMessages } from './wire-messages.ts'
import { siteAtHosts, wirePlay } from './wire-play.ts'
import { wireRewards } from './wire-rewards.ts'
import { wireTimeline } from './wire-timeline.ts'
import { wireWallet } from './wire-wallet.ts'

/** Connects the modules with each other: each is given here what it needs from the others. */
export function wireModules(platform: Platform, pools: Pools, options: WireOptions): Modules {
  const people = wirePeople(platform, pools, options)
  const games = wireGames(platform, pools, options, people)
  const staff = wireStaff(platform, pools, options, { ...people, ...games })
  const modules = { ...people, ...games, ...staff }
  return {
    sealedTexts,
    seal: modules.seal,
    directory: modules.directory,
    access: modules.access,
    identity: modules.identity,
    backofficeDeps: modules.backofficeDeps,
    messages: modules.messages,
    bank: modules.bank,
    sandboxSocial: modules.sandboxSocial,
    walletDeps: modules.walletDeps,
    lotteryDeps: modules.lotteryDeps,
    sportsbookDeps: modules.sportsbookDeps,
    rollUpDeps: modules.rollUpDeps,
    contractsDeps: modules.contractsDeps,
    timelineDeps: modules.timelineDeps,
    play: modules.play,
    snapshot: modules.catalogueDeps.snapshot,
    stateOf: stateOfAnswers(modules.catalogueDeps, modules.sportsbookDeps),
    jobs: wireJobs(platform, pools.jobs, options, modules),
    handlers: wireCalls(platform, options, modules),
  }
}

const isDemo = ({ mode = 'demo' }: WireOptions): boolean => mode === 'demo'

/** What members have before they play: a site, an account, messages, a wallet, and rewards. */
function wirePeople(platform: Platform, pools: Pools, options: WireOptions) {
  const { database, clock, chance, settings, log } = platform
  const { publicUrl, vaultKeys } = options
  const seal = createSeal(database, clock, chance)
  const directory = createBrandDirectory({ database, clock, publicUrl, sandbox: isDemo(options) })
  const access: AccessDeps = { settings, geo: options.geo ?? createRangeGeo(log, options.geoTable) }
  const outbound = openOutbound(options)
  const vault = createVault({ keys: vaultKeys, chance, log })
  const labelGames = labelGamesFrom(database)
  const rewards = wireRewards(platform, { siteUrl: directory.siteUrl, labelGames })
  const ground = { directory, vault, outbound, isDemo: isDemo(options) }
  const { identity, sandboxSocial } = wireIdentity(platform, options, {
    ...ground,
    afterwards: pools.jobs,
    seal,
    rewardEvents: rewards.events,
  })
  const messages = wireMessages(platform, options, { identity, directory })
  const { bank, walletDeps } = wireWallet(platform, { ...ground, publicUrl, identity, messages, labelGames })
  return {
    ...{ seal, directory, access, outbound, vault, labelGames, rewards },
    ...{ identity, sandboxSocial, messages, bank, walletDeps },
  }
}

/** What members play, and the bonuses that they play with. */
function wireGames(
  platform: Platform,
  pools: Pools,
  options: WireOptions,
  { directory, access, outbound, vault, identity, messages }: ReturnType<typeof wirePeople>,
) {
  const { vaultKeys, operatorKey } = options
  const countryOf = (ip: string): Promise<string | undefined> => access.geo.countryOf(ip)
  const catalogueDeps = wireCatalogue(platform, { identity, countryOf, isDemo: isDemo(options) })
  const gameEdges = wireEdges(platform)
  const { bonusesDeps, tellBonus } = wireBonuses(platform, catalogueDeps.snapshot, gameEdges)
  const adapters = [
    createHub88Adapter({ clock: platform.clock, outbound, operatorKey: operatorKey.privateKey }),
  ]
  const siteAt = siteAtHosts(directory)
  const lotteryDeps = wireLottery(platform, options, {
    outbound,
    memberOf: catalogueDeps.memberOf,
    siteUrl: directory.siteUrl,
  })
  const sportsbookDeps: SportsbookDeps = {
    ...platform,
    database: pools.jobs,
    outbound,
    vault,
    vaultKeys,
    isPlayMoney: isDemo(options),
  }
  const play = wirePlay(platform, pools, {
    identity,
    catalogueDeps,
    lotteryDeps,
    bonusesDeps,
    adapters,
    outbound,
    siteAt,
  })
  const promotionsDeps = wirePromotions(platform, play, { messages, tellBonus, countryOf, gameEdges })
  return {
    ...{ catalogueDeps, gameEdges, bonusesDeps, tellBonus, adapters, siteAt },
    ...{ lotteryDeps, sportsbookDeps, play, promotionsDeps },
  }
}

/** What agents and operators work with. */
function wireStaff(
  platform: Platform,
  pools: Pools,
  options: WireOptions,
  modules: ReturnType<typeof wirePeople> & ReturnType<typeof wireGames>,
) {
  const { directory, identity, messages, vault, labelGames, walletDeps } = modules
  const { catalogueDeps, gameEdges, tellBonus, adapters, siteAt, play, promotionsDeps } = modules
  const moves = wireMoves(platform)
  const protection = wireCompliance(platform, { messages, vault })
  const timelineDeps = wireTimeline(platform, identity, { labelGames, vault, keys: options.vaultKeys })
  const backofficeDeps = wireBackoffice(platform, options, {
    ...{ directory, identity, messages, catalogueDeps, gameEdges, tellBonus, adapters, siteAt, play },
    ...{ moves, protection },
    timeline: timelineDeps,
    wallet: walletDeps,
    payBonus: promotionsDeps.payBonus,
  })
  const rollUpDeps = wireFigures(platform, pools.jobs, moves, gameEdges)
  const contractsDeps: ContractsDeps = { ...platform, openGiftsOf, rollUp: () => rollUp(rollUpDeps) }
  return { protection, timelineDeps, backofficeDeps, rollUpDeps, contractsDeps }
}

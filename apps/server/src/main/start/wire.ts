// SPDX-License-Identifier: Apache-2.0
import { createHub88Adapter } from '../../adapters/vendors/hub88/adapter.ts'
import { drawCaptcha } from '../../adapters/captcha/draw-captcha.ts'
import { createFirebaseProofs, googleKeys } from '../../adapters/phone-check/firebase.ts'
import { createCarriers } from '../../adapters/sms/carriers.ts'
import { createSandboxSocial } from '../../adapters/social/sandbox/sandbox-social.ts'
import { createSocialProviders } from '../../adapters/social/social-providers.ts'
import { chooseStore } from '../../adapters/storage/choose-store.ts'
import { createRangeGeo } from '../../adapters/geo/range-geo.ts'
import {
  backofficeCalls,
  backofficeJobs,
  operatorByName,
  type BackofficeDeps,
} from '../../modules/backoffice/index.ts'
import { agentsCalls, agentsJobs, rollUp } from '../../modules/agents/index.ts'
import { contractsCalls, contractsJobs, type ContractsDeps } from '../../modules/contracts/index.ts'
import { betsCalls } from '../../modules/bets/index.ts'
import { liabilitiesCalls, liabilitiesJobs } from '../../modules/liabilities/index.ts'
import { complianceCalls, complianceJobs } from '../../modules/compliance/index.ts'
import { bonusesCalls, bonusesJobs } from '../../modules/bonuses/index.ts'
import {
  catalogueCalls,
  createBusy,
  createSnapshotSource,
  suggestWireGames,
  type CatalogueDeps,
} from '../../modules/catalogue/index.ts'
import {
  createIdentity,
  createOperatorPlaces,
  identityCalls,
  type Identity,
} from '../../modules/identity/index.ts'
import {
  createBeaconSource,
  lotteryAddress,
  lotteryCalls,
  lotteryJobs,
  type LotteryDeps,
} from '../../modules/lottery/index.ts'
import { createMessages, messagesCalls, messagesJobs, notifyOwner } from '../../modules/messages/index.ts'
import {
  createPlay,
  endPlaySessions,
  playJobs,
  readLobby,
  sessionsSince,
  setPlayerEnabled,
  type PlayDeps,
} from '../../modules/play/index.ts'
import { sportsbookCalls, sportsbookJobs, type SportsbookDeps } from '../../modules/sportsbook/index.ts'
import { timelineCalls } from '../../modules/timeline/index.ts'
import { promotionsCalls, promotionsJobs } from '../../modules/promotions/index.ts'
import { createPayReward, rewardCentreCalls } from '../../modules/reward-centre/index.ts'
import { createBrandDirectory, siteCalls, siteJobs, type AccessDeps } from '../../modules/site/index.ts'
import { payoutJobs, pushBalance, walletCalls, walletJobs } from '../../modules/wallet/index.ts'
import type { CallHandlers } from '../../platform/http/index.ts'
import { cleanUpJobs, createJobs } from '../../platform/jobs/index.ts'
import { createVault } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSeal } from '../../platform/seal/seal.ts'
import { artAddresses } from '../pages/art-addresses.ts'
import type { Modules, WireOptions } from './modules.ts'
import { openOutbound } from './open-outbound.ts'
import { moneyConnections, type Pools } from './open-pools.ts'
import { identityJobs } from './identity-jobs.ts'
import { labelGamesFrom } from './label-games.ts'
import { sealedTexts } from './sealed-texts.ts'
import { cleanUpCounts } from './share-counts.ts'
import { bonusesInPlay, wireBonuses, wirePromotions } from './wire-bonuses.ts'
import { protectionInPlay, wireCompliance } from './wire-compliance.ts'
import { openGiftsOf } from './open-gifts.ts'
import { wireFigures, wireMoves } from './wire-figures.ts'
import { wireMembers } from './wire-members.ts'
import { wireSharing } from './wire-sharing.ts'
import { stateOfAnswers } from './state-of-answers.ts'
import { wireTimeline } from './wire-timeline.ts'
import { wireEdges } from './wire-edges.ts'
import { wireRewards } from './wire-rewards.ts'
import { wireWallet } from './wire-wallet.ts'

/** Connects the modules with each other: each is given here what it needs from the others. */
export function wireModules(platform: Platform, pools: Pools, options: WireOptions): Modules {
  const { database, clock, chance, settings, live, log } = platform
  const isDemo = (options.mode ?? 'demo') === 'demo'
  const seal = createSeal(database, clock, chance)
  const { publicUrl } = options
  const directory = createBrandDirectory({ database, clock, publicUrl, sandbox: isDemo })
  const access: AccessDeps = { settings, geo: options.geo ?? createRangeGeo(log, options.geoTable) }
  const countryOf = (ip: string): Promise<string | undefined> => access.geo.countryOf(ip)
  const outbound = openOutbound(options)
  const { vaultKeys, operatorKey } = options
  const vault = createVault({ keys: vaultKeys, chance, log })
  const sandboxSocial = isDemo
    ? createSandboxSocial({ clock, publicUrl: options.publicUrl, key: () => vaultKeys.current().secret })
    : undefined
  const labelGames = labelGamesFrom(database)
  const rewards = wireRewards(platform, { siteUrl: directory.siteUrl, labelGames })
  const identity: Identity = createIdentity(platform, {
    afterwards: pools.jobs,
    publicUrl: options.publicUrl,
    drawCaptcha,
    carriers: createCarriers(outbound),
    socialProviders: options.socialProviders ?? createSocialProviders(outbound, sandboxSocial?.provider),
    phoneProofs: createFirebaseProofs(options.phoneKeys ?? googleKeys()),
    vault,
    unseal: seal.unseal,
    staffHash: async (db, name) => (await operatorByName(db, name))?.passwordHash,
    ownerOfHost: async (host) => (await directory.find(host)).ownerId,
    events: {
      sessionsEnded: endPlaySessions,
      securityChanged: (tx, change) => notifyOwner(tx, { settings, outbox: identity.deps.outbox }, change),
      ...rewards.events,
      accountEnabled: (tx, memberId, enabled) => setPlayerEnabled(tx, memberId, enabled),
    },
  })
  const messages = createMessages(platform, {
    files: chooseStore(options, chance),
    bannerPicture: artAddresses.banner,
    resolveMember: identity.resolveMember,
    takeBotCheck: identity.deps.botChecks.take,
    hostsOf: async (brandCode) => ({
      own: [new URL(options.publicUrl).host, ...(await directory.hostsOf(brandCode)).map(({ host }) => host)],
      trusted: await settings.of(brandCode).read('messages.trustedHosts'),
    }),
  })
  const { bank, walletDeps } = wireWallet(platform, {
    publicUrl,
    directory,
    identity,
    messages,
    vault,
    outbound,
    isDemo,
  })
  const snapshot = createSnapshotSource({ database, clock, log })
  const catalogueDeps: CatalogueDeps = {
    snapshot,
    busy: createBusy({ database, clock, log, sessionsSince: (since) => sessionsSince(database, since) }),
    gamePicture: artAddresses.game,
    vendorPicture: artAddresses.vendor,
    countryOf,
    opensSamples: true,
    async memberOf(facts) {
      const member = facts.token === undefined ? undefined : await identity.resolveMember(facts.token, facts)
      return member?.mustChangePassword ? undefined : member?.memberId
    },
  }
  const gameEdges = wireEdges(platform)
  const { bonusesDeps, tellBonus } = wireBonuses(platform, snapshot, gameEdges)
  const adapters = [createHub88Adapter({ clock, outbound, operatorKey: operatorKey.privateKey })]
  const siteAt: PlayDeps['siteAt'] = async ({ host, brandCode }) => {
    const lobbyUrl = await directory.siteUrl(host)
    return { lobbyUrl, depositUrl: `${lobbyUrl}/?center=depositv2`, brandId: brandCode }
  }
  const lotteryDeps: LotteryDeps = {
    ...platform,
    drawKeys: vaultKeys,
    beacons: options.beacons ?? createBeaconSource({ outbound, settings, studioUrl: options.studioUrl }),
    gamePicture: artAddresses.lottery,
    memberOf: catalogueDeps.memberOf,
    siteUrl: directory.siteUrl,
  }
  const ofJobs = { ...platform, database: pools.jobs }
  const sportsbookDeps: SportsbookDeps = { ...ofJobs, outbound, vault, vaultKeys, isPlayMoney: isDemo }
  const play = createPlay({
    ...platform,
    batcherPool: pools.bets.pool,
    money: { database: pools.money, atOnce: moneyConnections },
    adapters,
    outbound,
    siteAt,
    ...readLobby(catalogueDeps, suggestWireGames(catalogueDeps)),
    countryOf,
    trialOf: identity.trialOf,
    loginSessions: identity,
    pushBalance: (changed) => pushBalance(platform, changed),
    lotteryAddress: (facts, asked) => lotteryAddress(lotteryDeps, facts, asked),
    onBalance: (memberId, balance, currency) =>
      live.publish('wallet.balance', { mainBalance: balance, currency }, memberId),
    ...bonusesInPlay(bonusesDeps),
    ...protectionInPlay(platform),
  })
  const promotionsDeps = wirePromotions(platform, play, { messages, tellBonus, countryOf, gameEdges })
  const moves = wireMoves(platform)
  const protection = wireCompliance(platform, { messages, vault })
  const timelineDeps = wireTimeline(platform, identity, { labelGames, vault, keys: vaultKeys })
  const backofficeDeps: BackofficeDeps = {
    ...platform,
    timeline: timelineDeps,
    protection,
    wagering: walletDeps.wagering,
    wallet: walletDeps,
    providers: walletDeps.providers,
    moves,
    directory,
    verifyPassword: identity.verifyOperatorPassword,
    signIns: createOperatorPlaces(clock),
    identity,
    messages,
    publicUrl: options.publicUrl,
    payBonus: promotionsDeps.payBonus,
    snapshot,
    gameEdges,
    busy: catalogueDeps.busy,
    tellBonus,
    gamePicture: artAddresses.game,
    rewardPicture: artAddresses.reward,
    vendorPicture: artAddresses.vendor,
    vendorAdapters: new Map(adapters.map((adapter) => [adapter.protocol, adapter])),
    ownPublicKey: operatorKey.publicPem,
    testLaunch: play.testLaunch,
    siteAt,
  }
  const rollUpDeps = wireFigures(platform, pools.jobs, moves, gameEdges)
  const contractsDeps: ContractsDeps = { ...platform, openGiftsOf, rollUp: () => rollUp(rollUpDeps) }
  const handlers: CallHandlers = {
    ...siteCalls({
      ...access,
      seal,
      directory,
      publicUrl: options.publicUrl,
      studioOrigin: options.studioUrl,
    }),
    ...complianceCalls(protection),
    ...betsCalls({ labelGames }),
    ...wireMembers(platform, identity),
    ...liabilitiesCalls(),
    ...agentsCalls({
      database,
      settings,
      chance,
      labelGames,
      siteUrl: directory.siteUrl,
      openAccount: async (account) => (await identity.openAccount(account)) !== undefined,
    }),
    ...identityCalls(identity.deps),
    ...walletCalls(walletDeps),
    ...messagesCalls(messages),
    ...contractsCalls(contractsDeps),
    ...catalogueCalls(catalogueDeps),
    ...bonusesCalls(bonusesDeps),
    ...play.calls,
    ...rewardCentreCalls({ ...platform, tellBonus, countryOf, payReward: createPayReward(platform) }),
    ...promotionsCalls(promotionsDeps),
    ...lotteryCalls(lotteryDeps),
    ...sportsbookCalls(sportsbookDeps),
    ...rewards.calls,
    ...timelineCalls(timelineDeps),
    ...backofficeCalls(backofficeDeps),
  }
  const jobs = createJobs({
    ...ofJobs,
    before: () => Promise.all([settings.refresh(), directory.refresh()]),
    jobs: [
      ...identityJobs(identity, pools.jobs),
      ...siteJobs({ database: pools.jobs, clock, publicUrl: options.publicUrl }),
      ...complianceJobs({ ...protection, database: pools.jobs }),
      ...liabilitiesJobs(ofJobs),
      ...agentsJobs(rollUpDeps, wireSharing(platform, pools.jobs)),
      ...walletJobs(ofJobs),
      ...playJobs({ ...play.vendorWallets, database: pools.jobs }),
      ...payoutJobs({ ...walletDeps, database: pools.jobs }),
      ...messagesJobs({ ...ofJobs, files: messages.files }),
      ...contractsJobs({ ...contractsDeps, database: pools.jobs }),
      ...bonusesJobs({ ...bonusesDeps, database: pools.jobs }),
      ...promotionsJobs({ ...ofJobs, freeRounds: play.freeRounds, gameEdges }),
      ...lotteryJobs({ ...lotteryDeps, database: pools.jobs }),
      ...sportsbookJobs(sportsbookDeps),
      ...rewards.jobs(pools.jobs, { gameTypes: bonusesDeps.gameTypes, gameEdges }),
      ...backofficeJobs(ofJobs, { ...identity.deps, database: pools.jobs }),
      ...cleanUpJobs(pools.jobs),
      cleanUpCounts(pools.jobs),
    ],
  })
  return {
    sealedTexts,
    seal,
    directory,
    access,
    identity,
    backofficeDeps,
    messages,
    bank,
    sandboxSocial,
    walletDeps,
    lotteryDeps,
    sportsbookDeps,
    rollUpDeps,
    contractsDeps,
    timelineDeps,
    play,
    snapshot,
    stateOf: stateOfAnswers(catalogueDeps, sportsbookDeps),
    jobs,
    handlers,
  }
}

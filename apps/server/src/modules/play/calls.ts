// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { maskUsername } from '@tessera/rules/identity/usernames'
import { playCurrency } from '@tessera/rules/identity/trial'
import { wrongLaunchField } from '@tessera/rules/play/lottery-launch'
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { playLimited } from '../compliance/index.ts'
import { noteStarted, type Game } from '../catalogue/index.ts'
import { confirmAge, memberById } from '../members/index.ts'
import { balances, ownerOfMember } from '../ledger/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { CallContext, DomainHandlers } from '../../platform/http/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { listWallets } from './vendor-wallets/list-wallets.ts'
import { transferMoney } from './vendor-wallets/transfer-money.ts'
import type { VendorWalletDeps } from './vendor-wallets/vendor-wallet-deps.ts'
import { launchGame, type LaunchDeps, type Viewer } from './launch/launch-game.ts'
import { openForMember, openForVisitor, playsForFun } from './launch/play-for-fun.ts'
import type { RoomStates } from './rooms/room-states.ts'
import { requireAge } from './launch/require-age.ts'
import { showRound } from './launch/show-round.ts'

export type WireGame = OperationOutput<'play.game'>

/** Reads the catalogue's lists for play's own calls. */
export interface Lobby {
  game(
    gameId: string,
    vendorCode: string,
    viewer: Viewer,
  ): Promise<{ game: Game; visible: WireGame } | undefined>
  /** Empty texts do not narrow the list. */
  rooms(
    asked: {
      vendorCode: string
      gameType: string
      /** In which the least buy-in of a card room is stated. */
      currency: string
      /** How many sit at the tables of each card game. */
      cardPlayers: ReadonlyMap<CardGame, number>
    },
    viewer: Viewer,
  ): Promise<OperationOutput<'play.rooms'>['list']>
}

export interface PlayCallsDeps extends Omit<LaunchDeps, 'site' | 'playLimited'> {
  db: Queries
  vendorWallets: VendorWalletDeps
  settings: Settings
  lobby: Lobby
  rooms: RoomStates
  siteAt(request: { host: string; brandCode: string }): Promise<LaunchDeps['site']>
  /** ISO 3166 alpha-2 code; undefined when unknown. */
  countryOf(ip: string): Promise<string | undefined>
  /** Where the site shows the in-house lotteries (D-98); throws the faults of a launch. */
  lotteryAddress(
    facts: { host: string; brandCode: string; memberId: bigint; nowMs: number },
    asked: { view: 'betting' | 'lobby'; gameCode: string | undefined; playType: string | undefined },
  ): Promise<string>
  /** The trial account on which a member tries games; created when first needed. */
  trialOf(memberId: bigint, facts: CallContext<'play.launch'>): Promise<bigint>
}

interface Asked {
  gameId: string
  vendorCode: string
  room: boolean
  language: string
  platform: string
  accountType: 0 | 1
}

export const playCalls = (deps: PlayCallsDeps): DomainHandlers<'play'> => {
  const viewerOf = async (facts: { ip: string }, language: string): Promise<Viewer> => ({
    language,
    country: await deps.countryOf(facts.ip),
  })

  /** A member's own; otherwise that of the brand. */
  async function currencyOf({
    actor,
    brandCode,
  }: Pick<CallContext<'play.rooms'>, 'actor' | 'brandCode'>): Promise<string> {
    const member = actor?.kind === 'member' ? await memberById(deps.db, actor.memberId) : undefined
    return member?.currency ?? (await deps.settings.of(brandCode).read('site.currency')).code
  }

  async function launch(
    { gameId, vendorCode, room, language, platform, accountType }: Asked,
    facts: CallContext<'play.launch'>,
  ): Promise<string> {
    const { member, ip, host, brandCode } = facts
    const viewer = await viewerOf(facts, language)
    if (accountType === 0 && !room && !member.trial && (await playsForFun(deps.settings, brandCode))) {
      await requireAgeFor(gameId, vendorCode, viewer, facts, true)
      return openForMember(deps, { gameId, vendorCode, language, platform }, facts)
    }
    const player = await playerContextOf(accountType, facts)
    await requireAgeFor(gameId, vendorCode, viewer, facts, player.trial)
    if (!player.trial) await requireFunds(gameId, vendorCode, viewer, player, brandCode)
    const { gameUrl } = await launchGame(
      {
        ...deps,
        playLimited: (memberId) => playLimited(deps.db, memberId),
        site: await deps.siteAt({ host, brandCode }),
      },
      {
        memberId: player.memberId,
        currency: player.currency,
        trial: player.trial,
        loginSession: member.sessionKey,
        gameId,
        vendorCode,
        room,
        ...viewer,
        ip,
        device: platform === 'html5-mobile' ? 'mobile' : 'desktop',
        automaticBetsMs: await deps.settings.of(brandCode).read('play.automaticBetsMs'),
        bonusBuy: await deps.settings.of(brandCode).read('play.bonusBuy'),
        ...((await deps.settings.of(brandCode).read('play.tableChat')) && { chatName: player.chatName }),
      },
    )
    await noteRecent({ gameId, vendorCode }, facts)
    return gameUrl
  }

  /** Only a convenience for the lobby: the member gets the opened game even if recording it fails. */
  async function noteRecent(
    game: { gameId: string; vendorCode: string },
    { member: { memberId }, nowMs }: CallContext<'play.launch'>,
  ): Promise<void> {
    await noteStarted(deps.db, { memberId, ...game, nowMs }).catch((error: Error) => {
      deps.log.warn({ error: error.message }, 'a started game could not be noted among the recent ones')
    })
  }

  /** Who plays: the member with their own money, or a trial account with play money. */
  async function playerContextOf(
    accountType: 0 | 1,
    facts: CallContext<'play.launch'>,
  ): Promise<{ memberId: bigint; currency: string; trial: boolean; chatName: string }> {
    const { member, brandCode } = facts
    if (accountType === 0) {
      if (!(await deps.settings.of(brandCode).read('identity.freePlay'))) throw fault('identity.notEnabled')
      return {
        memberId: member.trial ? member.memberId : await deps.trialOf(member.memberId, facts),
        currency: playCurrency,
        trial: true,
        // Nobody could be silenced who takes another trial account.
        chatName: '',
      }
    }
    if (member.trial) throw fault('call.needRealAccount')
    const player = await memberById(deps.db, member.memberId)
    if (!player) throw fault('call.unauthorized')
    return {
      memberId: player.id,
      currency: player.currency,
      trial: false,
      chatName: maskUsername(player.username),
    }
  }

  /** A visitor's trial account belongs to nobody, so there is no age to ask for. */
  async function requireAgeFor(
    gameId: string,
    vendorCode: string,
    viewer: Viewer,
    { member, brandCode, nowMs }: CallContext<'play.launch'>,
    playMoney: boolean,
  ): Promise<void> {
    const game = member.trial ? undefined : await deps.games.find(gameId, vendorCode, viewer)
    if (game && !game.blocked)
      await requireAge(deps, {
        memberId: member.memberId,
        brandCode,
        nowMs,
        gameType: game.gameType,
        vendorCode,
        playMoney,
      })
  }

  /** If the brand requires it, a game opens only when the wallet covers its smallest stake. */
  async function requireFunds(
    gameId: string,
    vendorCode: string,
    viewer: Viewer,
    { memberId, currency }: { memberId: bigint; currency: string },
    brandCode: string,
  ): Promise<void> {
    if (!(await deps.settings.of(brandCode).read('play.needsFunds'))) return
    // What is in the main wallet says nothing of play from another one.
    if ((await deps.accounts.findByVendorCode(vendorCode))?.transferWallet) return
    const game = await deps.games.find(gameId, vendorCode, viewer)
    if (game && (await balances(deps.db, ownerOfMember(memberId), currency)).cash < game.minimumStake)
      throw fault('play.insufficient')
  }

  /** The in-house lotteries have their own pages and are played for real money only. */
  async function openLottery(
    { accountType, view, gameCode, playType }: OperationInput<'play.launch'>,
    facts: CallContext<'play.launch'>,
  ): Promise<string> {
    if (accountType === 0 || facts.member.trial) throw fault('call.needRealAccount')
    return deps.lotteryAddress(
      { ...facts, memberId: facts.member.memberId },
      { view: view ?? 'lobby', gameCode, playType },
    )
  }

  /** Their main wallet, in their own currency. */
  async function walletOwner(memberId: bigint): Promise<{ memberId: bigint; currency: string }> {
    const member = await memberById(deps.db, memberId)
    if (!member) throw fault('call.unauthorized')
    return { memberId, currency: member.currency }
  }

  return {
    'play.walletTransfer': async (input, { member, nowMs }) =>
      transferMoney(deps.vendorWallets, { ...(await walletOwner(member.memberId)), nowMs }, input),
    'play.vendorWallets': async (_, { member, language }) =>
      listWallets(deps.vendorWallets, { ...(await walletOwner(member.memberId)), language }),
    async 'play.launch'(input, facts) {
      const wrong = wrongLaunchField(input)
      if (wrong !== undefined) throw fault('call.invalid', { field: wrong })
      if (input.launchMode === 'LOTT') return { game_url: await openLottery(input, facts), game_url2: '' }
      const { vassalage: vendorCode, ...asked } = input
      return { game_url: await launch({ ...asked, vendorCode, room: false }, facts), game_url2: '' }
    },
    async 'play.launchForFun'({ vassalage: vendorCode, ...asked }, facts) {
      return { game_url: await openForVisitor(deps, { ...asked, vendorCode }, facts) }
    },
    async 'play.launchVendor'({ vassalage: vendorCode, ...asked }, facts) {
      const accountType = facts.member.trial ? 0 : 1
      return { game_url: await launch({ ...asked, vendorCode, room: false, accountType }, facts) }
    },
    async 'play.launchRoom'({ roomId, vassalage: vendorCode, ...asked }, facts) {
      const accountType = facts.member.trial ? 0 : 1
      return {
        content: await launch({ ...asked, vendorCode, gameId: roomId, room: true, accountType }, facts),
      }
    },
    async 'play.rooms'({ vassalage: vendorCode, gameType, language }, facts) {
      const [viewer, currency, cardPlayers] = await Promise.all([
        viewerOf(facts, language),
        currencyOf(facts),
        deps.rooms.cardPlayers(),
      ])
      return { list: await deps.lobby.rooms({ vendorCode, gameType, currency, cardPlayers }, viewer) }
    },
    'play.roomStates': async (_, { nowMs }) => ({ now: nowMs, rooms: await deps.rooms.current() }),
    async 'play.game'({ gameId, vassalage: vendorCode, language }, facts) {
      const found = await deps.lobby.game(gameId, vendorCode, await viewerOf(facts, language))
      if (!found) throw fault('play.unknownGame')
      return found.visible
    },
    async 'play.confirmAge'({ age }, { member: { memberId }, brandCode, nowMs }) {
      const ageLimit = await deps.settings.of(brandCode).read('site.ageLimit')
      if (age < ageLimit) throw fault('call.invalid', { field: 'age' })
      // They have already confirmed their age, whatever else the page sends.
      await confirmAge(deps.db, { memberId, age: ageLimit, how: 'dialog', nowMs })
      return null
    },
    async 'play.round'({ roundId, vassalage: vendorCode }, { member }) {
      return { url: await showRound(deps, { memberId: member.memberId, roundId, vendorCode }) }
    },
  }
}

// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { readHallTitle } from '@tessera/rules/games/fishing/halls'
import type { Amount } from '@tessera/rules/money'
import type { Log } from '../../../platform/log/log.ts'
import { CurrencyRefused, type GameVendorAdapter, type VendorAccount } from '../ports.ts'
import { LoginSessionEnded, type PlayToOpen } from '../wallet-core/index.ts'
import { gameLanguage } from './game-language.ts'

/** The viewer: their language, and their country if known. */
export interface Viewer {
  language: string
  country: string | undefined
}

/** A game as a launch needs it. */
export interface LaunchableGame {
  /** The vendor's id of the game, as used in the vendor's protocol. */
  code: string
  /** Its name in the viewer's language, and its vendor's. */
  title: string
  vendorName: string
  gameType: string
  theme: string
  /** Where its picture is served, below our site. */
  picture: string
  /** Not in maintenance. */
  open: boolean
  /** May not be played in the viewer's country. */
  blocked: boolean
  /** own: its vendor opens it. sample: a title of a demonstration vendor. */
  client: 'own' | 'sample'
  /** How a demonstration title plays; null for other games, and for titles without a game. */
  plays: string | null
  /** The page of the site on which a title of a demonstration vendor is played; null for other games. */
  ownPage: string | null
  /** Whether anything opens behind it. */
  hasGame: boolean
  hasTrial: boolean
  /** A room for players against each other, which only the call for rooms opens. */
  isRoom: boolean
  /** A table with others, or tables at which members play each other: both calls open it. */
  isTable: boolean
  minimumStake: Amount
}

/** What play needs from the catalogue. */
export interface GameCatalogue {
  /** Undefined when the platform has no such game. */
  find(gameId: string, vendorCode: string, viewer: Viewer): Promise<LaunchableGame | undefined>
  /** Up to six other open games of the type, ready to be sent. */
  suggest(gameType: string, exceptGameId: string, viewer: Viewer): Promise<object[]>
}

/** Opens and revokes something for a vendor account: wallet sessions, or one-use launch tokens. */
export interface TokenMaker {
  /** Throws LoginSessionEnded. */
  open(play: PlayToOpen & { vendor: string }): Promise<{ token: string; playerRef: string }>
  revoke(token: string): Promise<void>
}

export interface LaunchDeps {
  accounts: {
    find(id: string): Promise<VendorAccount | undefined>
    findByVendorCode(vendorCode: string): Promise<VendorAccount | undefined>
  }
  adapters: ReadonlyMap<string, GameVendorAdapter>
  games: GameCatalogue
  sessions: TokenMaker
  launches: TokenMaker
  /** Lets a vendor account take bets on one more game. */
  registerGame(accountId: string, game: { code: string; name: string }): Promise<void>
  /** Addresses of our own site that the vendor links back to. */
  site: { lobbyUrl: string; depositUrl: string; brandId: string }
  /** Whether the member limits their own play. */
  playLimited(memberId: bigint): Promise<boolean>
  log: Log
}

export interface LaunchInput {
  /** Who plays: the member, or their trial account. */
  memberId: bigint
  /** The session of the site in which the game is opened. */
  loginSession: string
  /** Of the main wallet of that account. */
  currency: string
  /** Whether they use play money. */
  trial: boolean
  gameId: string
  vendorCode: string
  /** Asked by the call for rooms. */
  room: boolean
  /** Language code that the member has chosen, such as TH. */
  language: string
  country: string | undefined
  ip: string
  device: 'desktop' | 'mobile'
  /** The brand's least time between automatic bets in the in-house games; 0: none are offered. */
  automaticBetsMs: number
  /** Whether the brand lets players buy the bonus of in-house slots. */
  bonusBuy: boolean
  /** Under which name the member writes at tables; empty: they only read; undefined: the brand has no chat. */
  chatName?: string | undefined
}

/** The vendor account of the in-house games. */
export const studioAccountId = 'studio'
/** The vendor account under which titles of demonstration vendors open. */
export const sandboxAccountId = 'sandbox'
/** The same for a demonstration vendor with a transfer wallet. */
const transferSandboxAccountId = 'sandbox-transfer'
/** Whether titles of demonstration vendors open under this account. */
export const isSandboxAccount = (id: string): boolean =>
  id === sandboxAccountId || id === transferSandboxAccountId
/** The code that vendors get for an unknown country. */
export const unknownCountry = 'ZZ'

/**
 * Opens a game for a member and returns the address of its frame, or of the page of the site that stands in for a
 * demonstration vendor. The vendor gets its own token, never the username or the site session: a one-use token of 60
 * seconds if it redeems them, else a wallet session that is valid for this member, this vendor and its wallet calls only. Calls the vendor outside any transaction.
 * Faults: play.unknownGame, play.gameBlocked, play.noDemonstration (nothing opens behind this title), call.needRealAccount (no trial of this game),
 * play.limitsCountHere (plays from a wallet of the vendor), play.currencyNotTaken (the vendor refuses the member's currency), play.gameMaintenance (closed here, or the vendor is unreachable).
 */
export async function launchGame(deps: LaunchDeps, input: LaunchInput): Promise<{ gameUrl: string }> {
  const found = await findGame(deps, input)
  if (found.isDemonstration && found.game.ownPage !== null)
    return { gameUrl: await addressOfPage(deps, input, found.game, found.game.ownPage) }
  const { game, account, adapter, isDemonstration } = await withVendor(deps, input, found)
  // Our limits do not count in the vendor's wallet.
  if (account.transferWallet && (await deps.playLimited(input.memberId))) throw fault('play.limitsCountHere')
  const { currency } = input
  const maker = account.redeems === true ? deps.launches : deps.sessions
  if (isDemonstration) await deps.registerGame(account.id, { code: game.code, name: game.title })
  const { token, playerRef } = await maker
    .open({
      memberId: input.memberId,
      vendorAccountId: account.id,
      vendor: input.vendorCode,
      currency,
      gameCode: game.code,
      loginSession: input.loginSession,
    })
    .catch(sayEnded)
  try {
    const { url } = await adapter.launch(account, {
      gameCode: game.code,
      playerRef,
      sessionToken: token,
      currency,
      lang: gameLanguage(account, input.language),
      country: input.country ?? unknownCountry,
      ip: input.ip,
      device: input.device,
      ...deps.site,
      ...(account.id === studioAccountId && {
        meta: { ...paceOf(input), play_money: input.trial, ...chatOf(game, input) },
      }),
      ...(isDemonstration && {
        meta: { ...titleOf(deps, game, input), ...holdingOf(game, input), ...chatOf(game, input) },
      }),
    })
    return { gameUrl: url }
  } catch (error) {
    deps.log.warn(
      { vendor: account.id, game: game.code, error: String(error) },
      'a vendor could not open a game',
    )
    await maker.revoke(token)
    if (error instanceof CurrencyRefused) throw fault('play.currencyNotTaken', { currency })
    throw await maintenance(deps, input, game.gameType)
  }
}

/** What is opened, and where. */
export interface Openable {
  game: LaunchableGame
  account: VendorAccount
  adapter: GameVendorAdapter
  isDemonstration: boolean
}
type ToOpen = Pick<LaunchInput, 'gameId' | 'vendorCode' | 'room' | 'trial' | 'language' | 'country'>
type Where = Pick<LaunchDeps, 'games' | 'accounts' | 'adapters'>

/** The game and its vendor. Faults: those of `launchGame` that are about the game. */
export const openable = async (deps: Where, input: ToOpen): Promise<Openable> =>
  withVendor(deps, input, await findGame(deps, input))

interface Found {
  game: LaunchableGame
  account: VendorAccount | undefined
  isDemonstration: boolean
}

/** Rooms are opened by the call for rooms, tables of the studio by both, everything else by that for games alone. */
const opensBy = ({ isRoom, isTable }: LaunchableGame, { room }: Pick<ToOpen, 'room'>): boolean =>
  isTable || isRoom === room

async function findGame(deps: Where, input: ToOpen): Promise<Found> {
  const game = await deps.games.find(input.gameId, input.vendorCode, input)
  if (!game || !opensBy(game, input)) throw fault('play.unknownGame')
  if (game.blocked) throw fault('play.gameBlocked', { country: input.country })
  const account = await accountOf(deps, game, input)
  const isDemonstration = game.client === 'sample' && (!account || isSandboxAccount(account.id))
  if (isDemonstration && !game.hasGame)
    throw fault('play.noDemonstration', { suggestions: await suggestionsFor(deps, input, game.gameType) })
  if (input.trial && !game.hasTrial) throw fault('call.needRealAccount')
  return { game, account, isDemonstration }
}

async function withVendor(
  deps: Where,
  input: ToOpen,
  { game, account, isDemonstration }: Found,
): Promise<Openable> {
  const adapter = account && deps.adapters.get(account.protocol)
  if (!game.open || !account?.enabled || !adapter || account.baseUrl === '')
    throw await maintenance(deps, input, game.gameType)
  return { game, account, adapter, isDemonstration }
}

/** How the studio lets them play. */
export const paceOf = ({ automaticBetsMs, bonusBuy }: Pick<LaunchInput, 'automaticBetsMs' | 'bonusBuy'>) => ({
  automatic_bets_ms: automaticBetsMs,
  ...(bonusBuy && { bonus_buy: true }),
})

/** In a hall fire is held: the brand's pace holds in demonstration titles, too. */
const holdingOf = ({ plays }: LaunchableGame, input: LaunchInput) =>
  plays !== null && readHallTitle(plays) !== undefined ? { ...paceOf(input), play_money: input.trial } : {}

/** How they are named at a table, and in its chat. */
const chatOf = (
  { isTable }: LaunchableGame,
  { chatName }: Pick<LaunchInput, 'chatName'>,
): Readonly<Record<string, string>> => (isTable && chatName !== undefined ? { chat_name: chatName } : {})

/** What the studio needs to know of a title of a demonstration vendor. */
export const titleOf = (
  deps: Pick<LaunchDeps, 'site'>,
  game: LaunchableGame,
  { vendorCode }: Pick<LaunchInput, 'vendorCode'>,
) => ({
  title: game.title,
  vendor_code: vendorCode,
  plays: game.plays ?? '',
  vendor: game.vendorName,
  theme: game.theme,
  picture: siteAddress(deps, game.picture),
})

/**
 * The vendor's own account, or the one that replaces a demonstration vendor without a client. Play money is never in a
 * transfer wallet.
 */
async function accountOf(
  deps: Where,
  game: LaunchableGame,
  { vendorCode, trial }: ToOpen,
): Promise<VendorAccount | undefined> {
  const own = await deps.accounts.findByVendorCode(vendorCode)
  if (trial && own && isSandboxAccount(own.id)) return deps.accounts.find(sandboxAccountId)
  if (game.client === 'own' || (own && own.baseUrl !== '')) return own
  return deps.accounts.find(sandboxAccountId)
}

/** Bets on these pages are ours: no vendor is asked, and no session opened. */
async function addressOfPage(
  deps: LaunchDeps,
  input: LaunchInput,
  { open, gameType }: LaunchableGame,
  path: string,
): Promise<string> {
  if (!open) throw await maintenance(deps, input, gameType)
  return siteAddress(deps, path)
}

const siteAddress = ({ site }: Pick<LaunchDeps, 'site'>, path: string): string =>
  `${site.lobbyUrl.replace(/\/+$/, '')}${path}`

/** The session ended while the game was being opened. */
function sayEnded(error: unknown): never {
  throw error instanceof LoginSessionEnded ? fault('call.unauthorized') : error
}

export async function maintenance(
  deps: Pick<LaunchDeps, 'games'>,
  input: ToOpen,
  gameType: string,
): Promise<Error> {
  return fault('play.gameMaintenance', { suggestions: await suggestionsFor(deps, input, gameType) })
}

const suggestionsFor = (
  deps: Pick<LaunchDeps, 'games'>,
  input: ToOpen,
  gameType: string,
): Promise<object[]> => deps.games.suggest(gameType, input.gameId, input)

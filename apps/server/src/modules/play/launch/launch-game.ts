import { fault } from '@tessera/contract'
import type { Log } from '../../../platform/log/log.ts'
import type { GameVendorAdapter, VendorAccount } from '../ports.ts'
import { gameLanguage } from './game-language.ts'

/** What play asks of the catalogue. */
export interface GameShelf {
  /** `code` is the game's name on the vendor's wire. Undefined when the house has no such game. */
  find(gameId: string, vassalage: string): Promise<{ code: string; gameType: string; open: boolean } | undefined>
  /** Up to six other open games of the type, ready to be sent. */
  suggest(gameType: string, exceptGameId: string): Promise<object[]>
}

/** Wallet sessions: what a vendor may do for one member, see docs/decisions/0003-studio-as-a-vendor.md. */
export interface PlaySessions {
  open(session: { memberId: number; vendorAccountId: string; currency: string; gameCode: string }): Promise<{ token: string; playerRef: string }>
  revoke(token: string): Promise<void>
}

export interface LaunchDeps {
  accounts: { findByVassalage(vassalage: string): Promise<VendorAccount | undefined> }
  adapters: ReadonlyMap<string, GameVendorAdapter>
  shelf: GameShelf
  sessions: PlaySessions
  /** Addresses of our own site that the vendor links back to. */
  site: { lobbyUrl: string; depositUrl: string; brandId: string }
  log: Log
}

export interface LaunchInput {
  memberId: number
  /** Of the member's main wallet. */
  currency: string
  gameId: string
  vassalage: string
  /** Language code that the member has chosen, such as TH. */
  language: string
  country: string
  ip: string
  device: 'desktop' | 'mobile'
}

/**
 * Opens a game for a member and answers the address of its frame. The vendor gets a fresh wallet token that is good
 * for this member, this vendor and its wallet calls only; never the username or the session of our site. It is asked
 * outside of any transaction. Faults: play.unknownGame, play.gameMaintenance (closed here, or the vendor is away).
 */
export async function launchGame(deps: LaunchDeps, input: LaunchInput): Promise<{ gameUrl: string }> {
  const game = await deps.shelf.find(input.gameId, input.vassalage)
  if (!game) throw fault('play.unknownGame')
  const account = await deps.accounts.findByVassalage(input.vassalage)
  const adapter = account && deps.adapters.get(account.protocol)
  if (!game.open || !account?.enabled || !adapter || account.baseUrl === '') throw await maintenance(deps, input, game.gameType)

  const { currency } = input
  const session = await deps.sessions.open({ memberId: input.memberId, vendorAccountId: account.id, currency, gameCode: game.code })
  try {
    const { url } = await adapter.launch(account, {
      gameCode: game.code, playerRef: session.playerRef, sessionToken: session.token, currency,
      lang: gameLanguage(account, input.language), country: input.country, ip: input.ip, device: input.device, ...deps.site,
    })
    return { gameUrl: url }
  } catch (error) {
    deps.log.warn({ vendor: account.id, game: game.code, error: String(error) }, 'a vendor could not open a game')
    await deps.sessions.revoke(session.token)
    throw await maintenance(deps, input, game.gameType)
  }
}

async function maintenance(deps: LaunchDeps, input: LaunchInput, gameType: string): Promise<Error> {
  return fault('play.gameMaintenance', { suggestions: await deps.shelf.suggest(gameType, input.gameId) })
}

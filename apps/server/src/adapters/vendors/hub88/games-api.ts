// SPDX-License-Identifier: Apache-2.0
import { createFreebetsApi } from './freebets-api.ts'
import { createCardOperationApi } from './card-operation-api.ts'
import { createRoomOperationApi } from './room-operation-api.ts'
import { createRoomsApi } from './rooms-api.ts'
import { createTransferWalletApi } from './transfer-wallet-api.ts'
import type { CatalogGame, FrameOpened, LaunchRequest, VendorAccount } from '../../../modules/play/ports.ts'
import { edgeOfReturn } from '@tessera/rules/rewards/edges'
import { createVendorClient, readAnswer, text, type VendorClientDeps } from './vendor-client.ts'

const listAtMostEveryMs = 60_000

export interface GamesApiDeps extends VendorClientDeps {
  clock: { now(): number }
}

/**
 * Our calls to a vendor's Games API, signed with our key. They throw when the vendor is unavailable or its
 * answer is invalid.
 */
export function createGamesApi(deps: GamesApiDeps) {
  const { send, post } = createVendorClient(deps)
  const lists = new Map<string, { atMs: number; games: CatalogGame[] }>()

  return {
    freeRounds: createFreebetsApi(post, deps.clock),
    transferWallet: createTransferWalletApi(post),
    rooms: createRoomsApi(post),
    roomOperation: createRoomOperationApi({ post, send }),
    cardOperation: createCardOperationApi({ post, send }),

    /** Opens a game; the address is for the game frame. Without a session it is the vendor's demo. */
    async gameUrl(account: VendorAccount, request: LaunchRequest): Promise<{ url: string }> {
      const answer = await post(account, '/game/url', gameUrlPayload(account, request))
      return { url: webAddress(answer['url']) }
    },

    /** The vendor's games; requested at most once a minute, in between the last answer is returned again. */
    async gameList(account: VendorAccount): Promise<CatalogGame[]> {
      const known = lists.get(account.id)
      if (known && deps.clock.now() - known.atMs < listAtMostEveryMs) return known.games
      const answer = await post(account, '/game/list', { operator_id: account.operatorId })
      const list = Array.isArray(answer) ? (answer as unknown[]) : answer['games']
      if (!Array.isArray(list)) throw new Error('the vendor answered /game/list without games')
      const games = list.map(catalogGame)
      lists.set(account.id, { atMs: deps.clock.now(), games })
      return games
    },

    /**
     * Has the vendor redeem the launch of this address as its frame would. Undefined if it has no such call.
     */
    async openFrame(account: VendorAccount, url: string): Promise<FrameOpened | undefined> {
      const response = await send(account, '/game/open', { operator_id: account.operatorId, url })
      if ((response.status >= 400 && response.status < 500) || response.status === 501) return undefined
      const answer = await readAnswer(response, '/game/open')
      return { opened: answer['opened'] === true, status: text(answer['status']).slice(0, 60) }
    },

    /** Where one round can be viewed. */
    async roundUrl(
      account: VendorAccount,
      query: { txId?: string; roundId?: string; playerRef: string },
    ): Promise<string> {
      const target = query.txId === undefined ? { round: query.roundId } : { transaction_uuid: query.txId }
      const answer = await post(account, '/game/round', {
        operator_id: account.operatorId,
        user: query.playerRef,
        ...target,
      })
      return webAddress(answer['url'])
    },
  }
}

/** Only web addresses may be used in our frame. */
function webAddress(value: unknown): string {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || !URL.canParse(value))
    throw new Error('the vendor answered without a web address')
  return value
}

function gameUrlPayload(account: VendorAccount, request: LaunchRequest): object {
  const demo = request.sessionToken === undefined
  return {
    operator_id: account.operatorId,
    sub_partner_id: request.brandId,
    platform: request.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    game_code: request.gameCode,
    lang: request.lang,
    country: request.country,
    ip: request.ip,
    lobby_url: request.lobbyUrl,
    deposit_url: request.depositUrl,
    ...(request.meta && { meta: request.meta }),
    ...(demo
      ? { currency: 'XXX' }
      : { currency: request.currency, user: request.playerRef, token: request.sessionToken }),
  }
}

const languageTag = /^[A-Za-z-]{2,12}$/
const mostLanguages = 100
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** From a return in per cent, as a number or a text; one that no game has is none. */
function edgeOf(rtp: unknown): number | null {
  const percent = typeof rtp === 'number' ? rtp : Number.parseFloat(text(rtp))
  // To four decimals, so that 97.30 times 100 is 9,730 and not a little beside it.
  return percent > 0 && percent < 200 ? edgeOfReturn(Number((percent * 100).toFixed(4))) : null
}

function catalogGame(entry: unknown): CatalogGame {
  const game = (entry !== null && typeof entry === 'object' ? entry : {}) as Record<string, unknown>
  const code = text(game['game_code'])
  if (code === '' || code.length > 255) throw new Error('the vendor listed a game without a code')
  const platforms = texts(game['platforms'])
  return {
    code,
    name: text(game['name']) || code,
    studio: text(game['product']),
    category: text(game['category']),
    platforms: [
      ...(platforms.includes('GPL_DESKTOP') ? ['desktop' as const] : []),
      ...(platforms.includes('GPL_MOBILE') ? ['mobile' as const] : []),
    ],
    images: { thumb: text(game['url_thumb']), background: text(game['url_background']) },
    blockedCountries: texts(game['blocked_countries']),
    freeRounds: game['freebet_support'] === true,
    edgeBasisPoints: edgeOf(game['rtp']),
    languages: texts(game['languages'])
      .filter((tag) => languageTag.test(tag))
      .slice(0, mostLanguages),
    demo: true,
    enabled: game['enabled'] === true,
  }
}

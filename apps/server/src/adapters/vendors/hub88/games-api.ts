import type { KeyObject } from 'node:crypto'
import type { CatalogGame, LaunchRequest, VendorAccount } from '../../../modules/play/ports.ts'
import { OutboundRefused, type Outbound } from '../../../platform/outbound/outbound.ts'
import { signatureHeader, signatureOf } from './signature.ts'

/** A player waits for this answer, and an open request must not outlive his patience. */
const replyTimeoutMs = 5_000
const listAtMostEveryMs = 60_000
const maxReplyBytes = 8 * 1024 * 1024

export interface GamesApiDeps {
  operatorKey: () => KeyObject
  clock: { now(): number }
  outbound: Outbound
  /** Replaced in tests of timeouts. */
  timeoutMs?: number
}

/** Our calls to a vendor's Games API, signed with our key. Throw when the vendor is away or answers nonsense. */
export function createGamesApi(deps: GamesApiDeps) {
  const lists = new Map<string, { atMs: number; games: CatalogGame[] }>()

  async function post(account: VendorAccount, path: string, payload: object): Promise<Record<string, unknown>> {
    if (account.baseUrl === '') throw new Error(`the vendor account ${account.id} has no Games API address`)
    const body = JSON.stringify(payload)
    const response = await deps.outbound(`${account.baseUrl.replace(/\/$/, '')}/operator/generic/v2${path}`, {
      method: 'POST', body, mostBytes: maxReplyBytes, signal: AbortSignal.timeout(deps.timeoutMs ?? replyTimeoutMs),
      headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, deps.operatorKey()) },
    }).catch((error: unknown) => {
      throw new Error(`the vendor ${account.id} could not be reached${error instanceof OutboundRefused ? `: ${error.message}` : ''}`, { cause: error })
    })
    const answer = await readJson(response)
    if (!response.ok) throw new Error(`the vendor answered ${path} with HTTP ${response.status}`)
    return answer
  }

  return {
    /** Opens a game; the address belongs into the game frame. Without a session it is the vendor's demo. */
    async gameUrl(account: VendorAccount, request: LaunchRequest): Promise<{ url: string }> {
      const answer = await post(account, '/game/url', gameUrlPayload(account, request))
      return { url: webAddress(answer['url']) }
    },

    /** The vendor's games; asked at most once a minute, in between the last answer is given again. */
    async gameList(account: VendorAccount): Promise<CatalogGame[]> {
      const known = lists.get(account.id)
      if (known && deps.clock.now() - known.atMs < listAtMostEveryMs) return known.games
      const answer = await post(account, '/game/list', { operator_id: account.operatorId })
      const list = Array.isArray(answer) ? answer as unknown[] : answer['games']
      if (!Array.isArray(list)) throw new Error('the vendor answered /game/list without games')
      const games = list.map(catalogGame)
      lists.set(account.id, { atMs: deps.clock.now(), games })
      return games
    },

    /** Where one round can be looked at. */
    async roundUrl(account: VendorAccount, query: { txId?: string; roundId?: string; playerRef: string }): Promise<string> {
      const target = query.txId === undefined ? { round: query.roundId } : { transaction_uuid: query.txId }
      const answer = await post(account, '/game/round', { operator_id: account.operatorId, user: query.playerRef, ...target })
      return webAddress(answer['url'])
    },
  }
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  try {
    const value = JSON.parse(text) as unknown
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>
  } catch { /* said below */ }
  throw new Error(`the vendor answered HTTP ${response.status} without a JSON object`)
}

/** Only web addresses go into our frame. */
function webAddress(value: unknown): string {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || !URL.canParse(value)) throw new Error('the vendor answered without a web address')
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
    ...(demo ? { currency: 'XXX' } : { currency: request.currency, user: request.playerRef, token: request.sessionToken }),
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

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
    platforms: [...(platforms.includes('GPL_DESKTOP') ? ['desktop' as const] : []), ...(platforms.includes('GPL_MOBILE') ? ['mobile' as const] : [])],
    images: { thumb: text(game['url_thumb']), background: text(game['url_background']) },
    blockedCountries: texts(game['blocked_countries']),
    freeRounds: game['freebet_support'] === true,
    demo: true,
    enabled: game['enabled'] === true,
  }
}

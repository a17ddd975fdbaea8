// SPDX-License-Identifier: Apache-2.0
import type { FreeRoundsRequest, GameVendorAdapter, VendorAccount } from '../../../modules/play/ports.ts'

/** A signed call of a vendor's API. */
type Post = (account: VendorAccount, path: string, payload: object) => Promise<Record<string, unknown>>

const listAtMostEveryMs = 60_000
const millionthsPerWireUnit = 10n

/**
 * The Freebets API: a reward is made of a prepaid, the vendor's template for a game. The protocol has no id of ours
 * for a reward, so a repeated request has the same content to the last byte, and gets the same reward.
 */
export function createFreebetsApi(
  post: Post,
  clock: { now(): number },
): NonNullable<GameVendorAdapter['freeRounds']> {
  const lists = new Map<string, { atMs: number; prepaids: ReadonlyMap<string, string> }>()

  /** The prepaid of a game. The vendor is asked at most once a minute. */
  async function prepaidOf(account: VendorAccount, gameCode: string): Promise<string> {
    const known = lists.get(account.id)
    const found = known?.prepaids.get(gameCode)
    if (found !== undefined) return found
    if (known && clock.now() - known.atMs < listAtMostEveryMs)
      throw new Error(`the vendor ${account.id} has no free rounds of ${gameCode}`)
    const answer = await post(account, '/freebet/prepaids/list', { operator_id: account.operatorId })
    const prepaids = prepaidsIn(Array.isArray(answer) ? (answer as unknown[]) : answer['prepaids'])
    lists.set(account.id, { atMs: clock.now(), prepaids })
    const prepaid = prepaids.get(gameCode)
    if (prepaid === undefined) throw new Error(`the vendor ${account.id} has no free rounds of ${gameCode}`)
    return prepaid
  }

  return {
    async issue(account: VendorAccount, request: FreeRoundsRequest): Promise<string> {
      const answer = await post(account, '/freebet/rewards/create', {
        operator_id: account.operatorId,
        user: request.playerRef,
        prepaid_uuid: await prepaidOf(account, request.gameCode),
        bet_value: Number(request.stake / millionthsPerWireUnit),
        bet_count: request.rounds,
        currency: request.currency,
        start_time: new Date(request.startsAtMs).toISOString(),
        end_time: new Date(request.endsAtMs).toISOString(),
      })
      return idIn(answer)
    },
    async cancel(account, rewardId) {
      await post(account, '/freebet/rewards/cancel', {
        operator_id: account.operatorId,
        reward_uuid: rewardId,
      })
    },
  }
}

/** Templates whose stake and count are ours to choose, by game. */
function prepaidsIn(list: unknown): Map<string, string> {
  if (!Array.isArray(list)) throw new Error('the vendor answered /freebet/prepaids/list without prepaids')
  return new Map(
    list.flatMap((entry: unknown) => {
      const {
        prepaid_uuid: id,
        game_code: game,
        bet_value: value,
        bet_count: count,
      } = (entry ?? {}) as Record<string, unknown>
      const isOpen = (value ?? null) === null && (count ?? null) === null
      return typeof id === 'string' && typeof game === 'string' && isOpen ? [[game, id] as const] : []
    }),
  )
}

function idIn({ reward_uuid: id }: Record<string, unknown>): string {
  if (typeof id !== 'string' || id === '' || id.length > 255)
    throw new Error('the vendor answered /freebet/rewards/create without a reward')
  return id
}

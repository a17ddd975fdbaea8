// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { freeRoundGames } from '@tessera/rules/promotions/free-rounds'
import type { TestServer } from '../../../testing/server-for-tests.ts'
import { addVendor } from '../../play/index.ts'
import type { Player } from '../promotions-for-tests.ts'

export interface RewardAsked {
  user: string
  bet_value: number
  bet_count: number
  currency: string
  start_time: string
  end_time: string
}
type Answer = Record<string, unknown>
type Fields = Record<string, unknown>

/** A vendor with free rounds, which speaks the real wire on both sides. */
export interface RoundsVendor {
  /** Requests for rewards as they arrived, with those that it answered like an earlier one. */
  asked: RewardAsked[]
  canceled: string[]
  /** How it fails from now on: not at all, before it has done anything, or after that. */
  fails: 'no' | 'before' | 'after'
  /** The rewards that it has given, each with its content. */
  rewards: Map<string, string>
  /** The wire of a player's session. */
  session(player: Player, gameCode?: string): Promise<PlayerWire>
  close(): void
}

export interface PlayerWire {
  /** Free if a reward is named. */
  bet(bet: string, units: number, more?: Fields): Promise<Answer>
  win(bet: string, units: number, more?: Fields): Promise<Answer>
  rollback(target: string, more?: Fields): Promise<Answer>
}

const wireUnits = (units: number): number => Math.round(units * 100_000)

export async function openRoundsVendor(server: TestServer): Promise<RoundsVendor> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const byContent = new Map<string, string>()
  const self: RoundsVendor = {
    asked: [],
    canceled: [],
    fails: 'no',
    rewards: new Map(),
    async session({ id: memberId }, gameCode = 'inh_dice') {
      const { token, playerRef: user } = await server.modules.play.sessions.open({
        memberId,
        vendorAccountId: 'studio',
        currency: 'USD',
        gameCode,
      })
      const common = () => ({ user, token, game_code: gameCode, currency: 'USD', round_closed: false })
      return {
        bet: (bet, units, more = {}) =>
          wire('/transaction/bet', {
            ...common(),
            transaction_uuid: bet,
            round: `round of ${bet}`,
            amount: wireUnits(units),
            ...more,
          }),
        win: (bet, units, more = {}) =>
          wire('/transaction/win', {
            ...common(),
            transaction_uuid: `win of ${bet}`,
            reference_transaction_uuid: bet,
            round: `round of ${bet}`,
            round_closed: true,
            amount: wireUnits(units),
            is_free: true,
            ...more,
          }),
        rollback: (target, more = {}) =>
          wire('/transaction/rollback', {
            ...common(),
            transaction_uuid: `rollback of ${target}`,
            reference_transaction_uuid: target,
            round: `round of ${target}`,
            round_closed: true,
            ...more,
          }),
      }
    },
    close: () => http.close(),
  }

  async function wire(path: string, fields: Fields): Promise<Answer> {
    const body = JSON.stringify({ request_uuid: randomUUID(), ...fields })
    const answer = await server.app.inject({
      method: 'POST',
      url: `/vendors/hub88/studio${path}`,
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64'),
      },
    })
    return JSON.parse(answer.body) as Answer
  }

  function answer(path: string, body: string): object {
    if (path.endsWith('/prepaids/list'))
      return {
        prepaids: freeRoundGames.map((game) => ({ prepaid_uuid: `prepaid ${game}`, game_code: game })),
      }
    const asked = JSON.parse(body) as RewardAsked & { reward_uuid: string }
    if (path.endsWith('/rewards/cancel')) {
      self.canceled.push(asked.reward_uuid)
      return {}
    }
    self.asked.push(asked)
    const id = byContent.get(body) ?? randomUUID()
    byContent.set(body, id)
    self.rewards.set(id, body)
    return { reward_uuid: id }
  }

  const http = createServer((request, response) => {
    readText(request)
      .then((body) => {
        if (self.fails === 'before') return response.writeHead(503).end('{}')
        const said = answer(request.url ?? '', body)
        return self.fails === 'after' ? response.destroy() : response.end(JSON.stringify(said))
      })
      .catch(() => response.destroy())
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  await server.platform.database.transaction((tx) =>
    addVendor(tx, {
      id: 'studio',
      protocol: 'hub88',
      publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
      operatorId: 'brand1',
      vendorCode: 'BGS',
      games: freeRoundGames.map((code) => ({ code, name: code })),
    }),
  )
  return self
}

// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { units } from '@tessera/rules/money'
import type pg from 'pg'

/** What a buyer got: the code of the envelope, and how long it took from when the request was due. */
export interface Bought {
  code: string
  latencyMs: number
  sentAtMs: number
}

const tokenOf = (buyer: number): string => `bench-buyer-token-${String(buyer).padStart(8, '0')}`

/** Gives the members of `fillMembers` money, a session and an age. */
export async function fillBuyers(owner: pg.Client, operatorAccountId: bigint): Promise<void> {
  await owner.query(`
    select count(ledger_post_one('bench.deposit', n::text, 'deposit', cash, ${operatorAccountId}, ${units(1_000_000)}, null)) from bench_member`)
  await owner.query(`
    insert into member_age_confirmation (member_id, age, how, confirmed_at) select id, 25, 'registration', now() from bench_member`)
  await owner.query(`
    insert into identity_session (token_hash, member_id, username, agent, opened_at, used_at, ends_at, idle_seconds)
    select sha256(('bench-buyer-token-' || lpad(n::text, 8, '0'))::bytea), id, 'player' || n, false, now(), now(), now() + interval '12 hours', 43200
    from bench_member`)
  await owner.query('vacuum analyze')
}

/** Buys tickets over HTTP, each as the next of the members. */
export function createBuyers(port: number, members: number, gameId: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, noDelay: true })
  let asked = 0
  const post = (buyer: number, body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path: '/lgw/games/bet',
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            authorization: `Bearer ${tokenOf(buyer)}`,
            'x-forwarded-for': `20.${(buyer >> 16) & 63}.${(buyer >> 8) & 255}.${buyer & 255}`,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            text += part
          })
          response.on('end', () => resolve((JSON.parse(text) as { code: string }).code))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  const nextBuyer = (): number => 1 + (asked++ % members)
  return {
    close: () => agent.destroy(),
    /** A request that is admitted and then refused, because it says nothing. */
    async askNothing(): Promise<void> {
      const code = await post(nextBuyer(), '{}')
      if (code === 'OK') throw new Error('an empty request was accepted')
    },
    async buy(numero: string, dueMs: number): Promise<Bought> {
      const buyer = nextBuyer()
      const sentAtMs = Date.now()
      const code = await post(buyer, JSON.stringify(betOf(gameId, numero, buyer)))
      return { code, latencyMs: performance.now() - dueMs, sentAtMs }
    },
  }
}

/** A bet on one side of the sum. */
export const betOf = (gameId: number, numero: string, buyer: number) => ({
  requestId: randomUUID(),
  gameId,
  numero,
  lines: [{ playType: 'sbs', numbers: [buyer % 2 === 0 ? 'big' : 'small'], stakePerLot: 1 }],
})

export type Buyers = ReturnType<typeof createBuyers>

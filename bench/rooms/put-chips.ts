// SPDX-License-Identifier: Apache-2.0
import { type Agent, request } from 'node:http'
import type { OpenServer } from '@tessera/e2e/server/open-server.ts'
import type { ChipGame } from '@tessera/rules/games/rooms/room'
import type { Player } from './open-lobby.ts'

/** A spot of each game. */
const spots: Readonly<Record<ChipGame, string>> = {
  roulette: 'red',
  baccarat: 'banker',
  dragontiger: 'dragon',
  sicbo: 'big',
  fantan: 'fan-1',
  xocdia: 'even',
  moneywheel: 'wheel-1',
  supersix: 'banker',
}

/**
 * Puts the smallest chip on the table for a player, and answers how long the call took. Throws if it was refused for another
 * reason than the close.
 */
export async function putChips(
  { studioUrl }: OpenServer,
  { session, address, game, smallest }: Player,
  agent: Agent,
  roundId: string,
): Promise<{ ms: number; isLate: boolean }> {
  const begunMs = performance.now()
  const body = JSON.stringify({ roundId, revision: 1, chips: [{ spot: spots[game], amount: smallest }] })
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      `${studioUrl.replace('//localhost', '//127.0.0.1')}/api/room/chips`,
      {
        agent,
        method: 'POST',
        headers: {
          authorization: `Bearer ${session}`,
          'x-forwarded-for': address,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          answer += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: answer }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
  const isLate = status === 409
  if (status !== 200 && !isLate) throw new Error(`chips were refused: ${text}`)
  return { ms: performance.now() - begunMs, isLate }
}

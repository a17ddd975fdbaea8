// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { type Agent, request } from 'node:http'
import type { OpenServer } from '@tessera/e2e/server/open-server.ts'

/** A player with a game open: the session of the studio, and the address that their calls come from. */
export interface Player {
  readonly session: string
  readonly address: string
  readonly game: PlayedGame
}

export const playedGames = {
  dice: { direction: 'over', targetHundredths: 5_050 },
  limbo: { targetHundredths: 200 },
  plinko: { rows: 12, risk: 'medium' },
  wheel: { segments: 20, risk: 'medium' },
} as const
export type PlayedGame = keyof typeof playedGames

interface Answer {
  readonly status: number
  readonly text: string
}

/** One bet of the smallest stake, and how long after `dueMs` its settled round was answered. */
export async function betOn(
  agent: Agent,
  { studioUrl }: OpenServer,
  { session, address, game }: Player,
  dueMs: number,
): Promise<{ ms: number; settled: boolean; endedMs: number }> {
  const { status, text } = await ask(agent, `${studioUrl}/api/bets/${game}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'x-forwarded-for': address },
    body: JSON.stringify({ requestId: randomUUID(), stake: '0.10', ...playedGames[game] }),
  })
  const endedMs = performance.now()
  return { ms: endedMs - dueMs, settled: status === 200 && text.includes('"state":"settled"'), endedMs }
}

/** How long a call takes that neither a player nor the wire has part in. */
export async function healthOf(agent: Agent, { studioUrl }: OpenServer): Promise<number> {
  const begunMs = performance.now()
  await ask(agent, `${studioUrl}/health/live`, { method: 'GET', headers: {} })
  return performance.now() - begunMs
}

/** Spends the ticket of a launch; returns the session. */
export async function openSession(agent: Agent, gameUrl: string, address: string): Promise<string> {
  const url = new URL(gameUrl)
  const { status, text } = await ask(agent, `${url.origin}/api/sessions`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: JSON.stringify({ ticket: url.searchParams.get('ticket') }),
  })
  if (status !== 200) throw new Error(`the launch was refused: ${text}`)
  return (JSON.parse(text) as { session: string }).session
}

function ask(
  agent: Agent,
  address: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      address.replace('//localhost', '//127.0.0.1'),
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

// SPDX-License-Identifier: Apache-2.0
import { type Agent, request } from 'node:http'
import type { OpenServer } from '@tessera/e2e/server/open-server.ts'
import type { CardTableMessage } from '@tessera/studio/src/card-protocol/card-table-protocol.ts'
import type { LiveMessage } from '@tessera/studio/src/protocol.ts'
import { WebSocket } from 'ws'

type HoldemMessage = Extract<CardTableMessage, { readonly game: 'holdem' | 'omaha' }>

/** A page of a member at a card table. */
export interface CardPage {
  readonly session: string
  readonly address: string
  readonly table: string
}

/** Opens the live connection of a page; every view of the table is handed over with the moment at which it came. */
export function openCardLine(
  { studioUrl }: OpenServer,
  { session, address, table }: CardPage,
  receive: (message: HoldemMessage, atMs: number) => void,
): Promise<void> {
  const line = new WebSocket(`${studioUrl.replace('http://localhost', 'ws://127.0.0.1')}/live`, {
    headers: { 'x-forwarded-for': address },
    perMessageDeflate: false,
  })
  return new Promise((resolve, reject) => {
    line.on('open', () => line.send(JSON.stringify({ type: 'hello', session, table })))
    line.on('message', (data) => {
      const atMs = Date.now()
      const message = JSON.parse(String(data)) as LiveMessage
      if (message.type !== 'cardTable' || !('blinds' in message)) return
      receive(message, atMs)
      resolve()
    })
    line.on('error', reject)
    line.on('close', (code) => reject(new Error(`a line was closed with ${code}`)))
  })
}

/** Sends a move; answers its status and how long that took. */
export async function sendCardMove(
  { studioUrl }: OpenServer,
  { session, address, table }: CardPage,
  agent: Agent,
  move: { readonly version: number; readonly input: object; readonly requestId?: string },
): Promise<{ readonly status: number; readonly text: string; readonly ms: number }> {
  const begunMs = performance.now()
  const body = JSON.stringify({ table, ...move })
  const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      `${studioUrl.replace('//localhost', '//127.0.0.1')}/api/cards/move`,
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
  return { ...answer, ms: performance.now() - begunMs }
}

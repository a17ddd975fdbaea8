// SPDX-License-Identifier: Apache-2.0
import type { OpenServer } from '@tessera/e2e/server/open-server.ts'
import type { LiveMessage } from '@tessera/studio/src/protocol.ts'
import { WebSocket } from 'ws'
import type { Player } from './open-lobby.ts'

/** An open page of a player at a table. */
export interface LiveLine {
  close(): void
}

/** Opens the live connection of a player; every message is handed over with the moment at which it came. */
export function openLine(
  { studioUrl }: OpenServer,
  { session, address }: Player,
  receive: (message: LiveMessage, atMs: number) => void,
  closed: () => void = () => {},
): Promise<LiveLine> {
  const line = new WebSocket(`${studioUrl.replace('http://localhost', 'ws://127.0.0.1')}/live`, {
    headers: { 'x-forwarded-for': address },
    perMessageDeflate: false,
  })
  return new Promise((resolve, reject) => {
    line.on('open', () => line.send(JSON.stringify({ type: 'hello', session })))
    line.on('message', (data) => {
      const atMs = Date.now()
      const message = JSON.parse(String(data)) as LiveMessage
      receive(message, atMs)
      if (message.type === 'room') resolve({ close: () => line.terminate() })
    })
    line.on('error', reject)
    line.on('close', (code) => {
      reject(new Error(`a line was closed with ${code}`))
      closed()
    })
  })
}

/** The value below which this share of the values is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

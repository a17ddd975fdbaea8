// SPDX-License-Identifier: Apache-2.0
import { WebSocket } from 'ws'
import { PEER_HEADER } from './ask-owner.ts'
import type { Owner } from './owner-store.ts'

export interface Following {
  /** Secret of the player's session, which the owner checks like any other. */
  readonly session: string
  /** Where the player's own connection comes from. */
  readonly address: string
  show(message: string): void
  /** The line to the owner is gone; with the code by which the player's own is closed. */
  ended(code: number): void
}

const MAXIMUM_MESSAGE_BYTES = 256 * 1_024
const CONNECT_WITHIN_MS = 3_000
/** What the owner says to a player goes on to the player; of everything else the page comes again soon. */
const HANDED_ON = new Set([1008, 1013, 4001])
export const SERVICE_RESTARTS = 1012

/** Shows a player the table as the process that runs it does; returns the way to stop. */
export function followTable(owner: Owner, { session, address, show, ended }: Following): () => void {
  const line = new WebSocket(`${owner.address.replace(/^http/, 'ws')}/live`, {
    headers: { [PEER_HEADER]: owner.secret, 'x-forwarded-for': address },
    handshakeTimeout: CONNECT_WITHIN_MS,
    maxPayload: MAXIMUM_MESSAGE_BYTES,
    followRedirects: false,
    perMessageDeflate: false,
  })
  let stopped = false
  line.on('open', () => line.send(JSON.stringify({ type: 'hello', session })))
  line.on('message', (data, isBinary) => {
    if (!isBinary && !stopped) show(String(data))
  })
  // A close follows every error.
  line.on('error', () => {})
  line.on('close', (code) => {
    if (!stopped) ended(HANDED_ON.has(code) ? code : SERVICE_RESTARTS)
  })
  return () => {
    stopped = true
    line.terminate()
  }
}

// SPDX-License-Identifier: Apache-2.0
import { closeCodes } from '@tessera/server-kit/live/close-codes'
import { WebSocket } from 'ws'
import { PEER_HEADER } from './ask-owner.ts'
import type { Hello } from '../../live/read-hello.ts'
import type { Owner } from '../store/lease-store.ts'

export interface Following {
  /** What the player's page said first, which the owner checks like any other. */
  readonly hello: Hello
  /** Where the player's own connection comes from. */
  readonly address: string
  show(message: string): void
  /** The connection to the owner is gone; with the code for closing the player's own. */
  ended(code: number): void
}

const MAXIMUM_MESSAGE_BYTES = 256 * 1_024
const CONNECT_WITHIN_MS = 3_000
/** The owner's messages to a player are passed on; after any other event the page soon reconnects. */
const HANDED_ON = new Set<number>([
  closeCodes.policyViolated,
  closeCodes.tryAgainLater,
  closeCodes.sessionEnded,
])

export interface FollowedRoom {
  /** Passes on what the player's page says, once the owner can read it. */
  say(text: string): void
  stop(): void
}

/** Sends a player the room from the process that runs it. */
export function followRoom(owner: Owner, { hello, address, show, ended }: Following): FollowedRoom {
  const line = new WebSocket(`${owner.address.replace(/^http/, 'ws')}/live`, {
    headers: { [PEER_HEADER]: owner.secret, 'x-forwarded-for': address },
    handshakeTimeout: CONNECT_WITHIN_MS,
    maxPayload: MAXIMUM_MESSAGE_BYTES,
    followRedirects: false,
    perMessageDeflate: false,
  })
  let stopped = false
  line.on('open', () => line.send(JSON.stringify({ type: 'hello', ...hello })))
  line.on('message', (data, isBinary) => {
    if (!isBinary && !stopped) show(String(data))
  })
  // A close event follows every error.
  line.on('error', () => {})
  line.on('close', (code) => {
    if (!stopped) ended(HANDED_ON.has(code) ? code : closeCodes.serviceRestarts)
  })
  return {
    say(text) {
      if (line.readyState === WebSocket.OPEN && line.bufferedAmount <= MAXIMUM_MESSAGE_BYTES) line.send(text)
    },
    stop() {
      stopped = true
      line.terminate()
    },
  }
}

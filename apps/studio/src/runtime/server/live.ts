// SPDX-License-Identifier: Apache-2.0
import type { LiveHello, LiveMessage } from '../../protocol.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
/** After the server refused because of load, it is not called for this long. */
const PAUSE_AFTER_TOO_MUCH_MS = 30_000
/** A connection that lasted this long was healthy: after it the pauses start again. */
const HELD_AFTER_MS = 10_000
/** Close codes for a client that did too much: against the rules, or no capacity now. */
const TOO_MUCH = [1008, 1013]

export interface LiveOptions {
  readonly session: string
  /** The card table or fishing hall to follow. */
  readonly table?: string
  readonly onMessage: (message: LiveMessage) => void
  /** True once the hello was sent, false when the connection is lost. */
  readonly onLine: (connected: boolean) => void
}

/** Holds a connection to the server open; returns a function that ends it. */
export const openLive = (options: LiveOptions): (() => void) => openLiveLine(options).end

/** A connection over which a page also speaks. */
export interface LiveLine {
  /** Sends a message after the hello; false while there is no connection. */
  readonly send: (message: object) => boolean
  readonly end: () => void
}

/** Holds a connection to the server open, with growing pauses between attempts. */
export function openLiveLine(options: LiveOptions): LiveLine {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let held: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let ended = false

  const again = ({ code }: CloseEvent) => {
    clearTimeout(held)
    if (ended) return
    options.onLine(false)
    // Randomised, so that pages disconnected by one restart do not all reconnect at once.
    timer = setTimeout(
      connect,
      (TOO_MUCH.includes(code) ? PAUSE_AFTER_TOO_MUCH_MS : pauseMs) * (0.5 + Math.random() / 2),
    )
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
  const connect = () => {
    const address = new URL('/live', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    socket = new WebSocket(address)
    socket.addEventListener('open', () => {
      const hello: LiveHello = {
        type: 'hello',
        session: options.session,
        ...(options.table !== undefined && { table: options.table }),
      }
      socket?.send(JSON.stringify(hello))
      held = setTimeout(() => {
        pauseMs = FIRST_PAUSE_MS
      }, HELD_AFTER_MS)
      options.onLine(true)
    })
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as LiveMessage
      if (message.type === 'refused' && message.code === 'studio.sessionExpired') ended = true
      options.onMessage(message)
    })
    socket.addEventListener('close', again)
  }
  const retryNow = () => {
    if (ended || socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(timer)
    connect()
  }
  addEventListener('online', retryNow)
  connect()
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    end() {
      ended = true
      clearTimeout(timer)
      clearTimeout(held)
      removeEventListener('online', retryNow)
      socket?.close()
    },
  }
}

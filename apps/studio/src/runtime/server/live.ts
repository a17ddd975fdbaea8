// SPDX-License-Identifier: Apache-2.0
import type { LiveHello, LiveMessage } from '../../protocol.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
/** After the server said that it was too much it is left in peace for so long. */
const PAUSE_AFTER_TOO_MUCH_MS = 30_000
/** A line that has held so long was a good one: after it the pauses begin anew. */
const HELD_AFTER_MS = 10_000
/** Close codes by which the server says that this was too much: against its rules, or no room now. */
const TOO_MUCH = [1008, 1013]

export interface LiveOptions {
  readonly session: string
  readonly onMessage: (message: LiveMessage) => void
  /** True once the server has been greeted, false when the line is lost. */
  readonly onLine: (connected: boolean) => void
}

/** Keeps a line to the server open, with growing pauses between attempts; returns the way to end it. */
export function openLive(options: LiveOptions): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let held: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let ended = false

  const again = ({ code }: CloseEvent) => {
    clearTimeout(held)
    if (ended) return
    options.onLine(false)
    // Spread, so that the pages that one restart has sent away do not all come back at once.
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
      const hello: LiveHello = { type: 'hello', session: options.session }
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
  return () => {
    ended = true
    clearTimeout(timer)
    clearTimeout(held)
    removeEventListener('online', retryNow)
    socket?.close()
  }
}

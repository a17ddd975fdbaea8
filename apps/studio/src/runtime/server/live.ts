import type { LiveHello, LiveMessage } from '../../protocol.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

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
  let pauseMs = FIRST_PAUSE_MS
  let ended = false

  const again = () => {
    if (ended) return
    options.onLine(false)
    timer = setTimeout(connect, pauseMs)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
  const connect = () => {
    const address = new URL('/live', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    socket = new WebSocket(address)
    socket.addEventListener('open', () => {
      const hello: LiveHello = { type: 'hello', session: options.session }
      socket?.send(JSON.stringify(hello))
      pauseMs = FIRST_PAUSE_MS
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
    removeEventListener('online', retryNow)
    socket?.close()
  }
}

import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { inBackground } from '../background/in-background.ts'
import type { Actor } from '../http/index.ts'
import { readCookies } from '../http/cookies.ts'
import type { Log } from '../log/log.ts'
import type { Live, LiveConnection } from './live-hub.ts'

export interface LiveServer {
  live: Live
  log: Log
  /** Whether a page of this origin may connect to this host; a client that is no browser sends no origin. */
  welcomes(origin: string, host: string): Promise<boolean>
  /** Whose token this is, as for a call; undefined for a dead one. */
  recognise(token: string, kind: 'member' | 'operator', request: { cookies: Record<string, string>; browser: boolean; host: string }): Promise<Actor | undefined>
}

const path = '/live'
const largestMessageBytes = 1_024
const largestBacklogBytes = 1_048_576
const pingEveryMs = 30_000

/**
 * Live connections on the HTTP server: WebSocket at /live. A page hears what is for everyone at once; after
 * `{"token":"..."}` also what is for its member, after `{"kind":"operator","token":"..."}` what is for consoles. Returns a function that ends them all.
 */
export function serveLive(server: Server, options: LiveServer): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Whoever leaves while we look is nobody's error.
    socket.on('error', () => socket.destroy())
    mayConnect(request, options).then(allowed => {
      if (!allowed) return refuseUpgrade(socket, 403)
      sockets.handleUpgrade(request, socket, head, webSocket => attend(webSocket, request, options))
    }).catch((error: unknown) => {
      options.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'a live connection could not be opened')
      refuseUpgrade(socket, 400)
    })
  })
  const timer = setInterval(() => { for (const client of sockets.clients) ping(client) }, pingEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  }
}

async function mayConnect({ url, headers: { origin, host = '' } }: IncomingMessage, { welcomes, log }: LiveServer): Promise<boolean> {
  // Anybody may send anything as the target of a request: it is compared, never parsed.
  if (url?.split('?', 1)[0] !== path) return false
  try {
    return origin === undefined || await welcomes(origin, host)
  } catch (error) {
    log.debug({ error: error instanceof Error ? error.message : 'unknown' }, 'a live connection could not be judged')
    return false
  }
}

/** Answers a request to change to WebSocket with a status instead, and ends the connection. */
function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const silent = new WeakSet<WebSocket>()

function ping(client: WebSocket): void {
  if (silent.has(client)) return client.terminate()
  silent.add(client)
  client.ping()
}

function attend(socket: WebSocket, request: IncomingMessage, options: LiveServer): void {
  const connection: LiveConnection = {
    actor: undefined,
    // A page that does not read is dropped rather than kept in memory; it asks again when it comes back.
    send: frame => socket.bufferedAmount > largestBacklogBytes ? socket.terminate() : socket.send(frame, () => undefined),
    close: reason => socket.close(4001, reason),
  }
  const leave = options.live.add(connection)
  socket.on('close', leave)
  socket.on('pong', () => silent.delete(socket))
  socket.on('error', error => options.log.debug({ error: error.message }, 'a live connection failed'))
  socket.on('message', data => inBackground(greet(String(data), connection, request, options), options.log, 'a live greeting was not answered'))
}

async function greet(message: string, connection: LiveConnection, request: IncomingMessage, { live, recognise, log }: LiveServer): Promise<void> {
  try {
    const { kind = 'member', token } = JSON.parse(message) as { kind?: unknown; token?: unknown }
    if (token === null) return
    if (typeof token !== 'string' || (kind !== 'member' && kind !== 'operator')) return connection.close('not understood')
    const actor = await recognise(token, kind, { cookies: readCookies(request.headers.cookie), browser: request.headers.origin !== undefined, host: request.headers.host ?? '' })
    if (!actor) return connection.close('session ended')
    live.identify(connection, actor)
    connection.send(JSON.stringify({ topic: 'hello', payload: { kind } }))
  } catch (error) {
    log.debug({ error: error instanceof Error ? error.message : 'unknown' }, 'a live greeting failed')
    connection.close('not understood')
  }
}

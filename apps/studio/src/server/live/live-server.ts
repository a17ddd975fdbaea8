import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type { LiveMessage } from '../../protocol.ts'
import type { CrashTable } from '../crash/table.ts'
import type { StudioDeps } from '../deps.ts'
import { isDatabaseAway } from '../database.ts'
import { sessionOf } from '../sessions/open-session.ts'
import type { Session } from '../sessions/session-store.ts'
import { StudioRefusal } from '../refusal.ts'

const HELLO_WITHIN_MS = 5_000
const PING_EVERY_MS = 25_000
const MAXIMUM_MESSAGE_BYTES = 1_024
/** Who does not read this much is cut off rather than buffered for. */
const MAXIMUM_UNREAD_BYTES = 512 * 1024
const PATH = '/live'

/** Serves `/live` beside the HTTP server; returns the way to close every connection. */
export function serveLive(server: Server, deps: StudioDeps, table: CrashTable): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAXIMUM_MESSAGE_BYTES, clientTracking: true })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Whoever leaves before we have answered is nobody's error.
    socket.on('error', () => socket.destroy())
    if (!mayConnect(request, deps.studioUrl)) return socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (connection) => welcome(connection, deps, table))
  })
  const pings = setInterval(() => {
    for (const connection of sockets.clients) connection.ping()
  }, PING_EVERY_MS)
  pings.unref()
  return () => {
    clearInterval(pings)
    for (const connection of sockets.clients) connection.terminate()
    sockets.close()
  }
}

/** Pages of other origins may not use a player's address of a session that they happen to know. */
function mayConnect(request: IncomingMessage, studioUrl: string): boolean {
  const path = (request.url ?? '').split('?')[0]
  const origin = request.headers.origin
  return path === PATH && (origin === undefined || origin === studioUrl)
}

function welcome(connection: WebSocket, deps: StudioDeps, table: CrashTable): void {
  const tooLate = setTimeout(() => connection.terminate(), HELLO_WITHIN_MS)
  connection.on('error', () => connection.terminate())
  connection.on('close', () => clearTimeout(tooLate))
  connection.once('message', (data: RawData) => {
    clearTimeout(tooLate)
    greet(connection, data, deps, table).catch((error: unknown) => {
      const code = error instanceof StudioRefusal ? error.code : isDatabaseAway(error) ? 'studio.unavailable' : 'studio.unexpected'
      if (code === 'studio.unexpected') deps.log.error({ reason: String(error) }, 'unexpected error at a live connection')
      send(connection, { type: 'refused', code })
      connection.close()
    })
  })
}

async function greet(connection: WebSocket, data: RawData, deps: StudioDeps, table: CrashTable): Promise<void> {
  const session = await sessionOf(deps, helloOf(data))
  if (connection.readyState === connection.OPEN) attach(connection, session, deps, table)
}

function attach(connection: WebSocket, session: Session, deps: StudioDeps, table: CrashTable): void {
  const tell = (message: LiveMessage) => send(connection, message)
  const stops = [deps.players.listen(session.playerId, tell)]
  if (session.game === 'crash') stops.push(table.watch(session.playerId, tell))
  connection.on('close', () => {
    for (const stop of stops) stop()
  })
}

/** The session secret of a hello; throws for anything else. */
function helloOf(data: RawData): string {
  let value: unknown
  try {
    value = JSON.parse(String(data))
  } catch {
    throw new StudioRefusal('studio.badRequest')
  }
  const fields = new Map<string, unknown>(value !== null && typeof value === 'object' ? Object.entries(value) : [])
  const session = fields.get('session')
  if (fields.get('type') !== 'hello' || typeof session !== 'string' || fields.size !== 2) throw new StudioRefusal('studio.badRequest')
  return session
}

/** A message to many is written as JSON once. */
const written = new WeakMap<LiveMessage, string>()

function send(connection: WebSocket, message: LiveMessage): void {
  if (connection.readyState !== connection.OPEN) return
  if (connection.bufferedAmount > MAXIMUM_UNREAD_BYTES) return connection.terminate()
  const text = written.get(message) ?? JSON.stringify(message)
  written.set(message, text)
  connection.send(text)
}

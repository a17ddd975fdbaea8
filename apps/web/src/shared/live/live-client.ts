// SPDX-License-Identifier: Apache-2.0
import type { LiveWirePayload, TopicName } from '@tessera/contract'
import { loseSession, onSession, sessionToken } from '../session/session.ts'
import { createWatchedIds } from './watched-ids.ts'

type SiteTopic = Exclude<TopicName, `backoffice.${string}`>
type Listener<Name extends SiteTopic> = (payload: LiveWirePayload<Name>) => void

const shortestWaitMs = 1_000
const longestWaitMs = 30_000
/** The close code of the platform for an invalid token. */
const sessionEnded = 4001
/** The close codes by which the platform limits messages or connections: the page then waits for a while. */
const tooMuch = [1008, 1013]
/** The frame by which the server says that this page may have missed something. */
const missed = 'missed'
/** A connection that is back within this time was not away for anybody who looks at the page. */
const awayAfterMs = 5_000
/** All open pages receive it at once: each reloads at some moment within this time. */
const askAgainWithinMs = 5_000

const listeners = new Map<string, Set<(payload: never) => void>>()
const returners = new Set<() => void>()
const watchers = new Set<() => void>()
let socket: WebSocket | undefined
let waitMs = shortestWaitMs
let greeted = false
let timer: ReturnType<typeof setTimeout> | undefined
let askTimer: ReturnType<typeof setTimeout> | undefined
let awayTimer: ReturnType<typeof setTimeout> | undefined
let away = false
let watchedNow: readonly string[] = []

/** Opens the live connection of the page and keeps it open, as the logged-in member. */
export function startLive(): void {
  connect()
  onSession(() => reconnectNow())
  addEventListener('online', () => reconnectNow())
}

/** Listens to a topic until the returned function is called. */
export function onTopic<Name extends SiteTopic>(name: Name, listener: Listener<Name>): () => void {
  const set = listeners.get(name) ?? new Set()
  set.add(listener)
  listeners.set(name, set)
  return () => void set.delete(listener)
}

/**
 * Called when something may have been missed, for example when the connection is back after a gap: missed
 * events are lost, so their data must be reloaded.
 */
export function onReturn(listener: () => void): () => void {
  returners.add(listener)
  return () => void returners.delete(listener)
}

const watchedIds = createWatchedIds(
  (ids) => {
    watchedNow = ids
    if (socket?.readyState === WebSocket.OPEN) sendWatched(socket)
  },
  () => performance.now(),
)

/**
 * Receives the topics about the thing with this id, such as an event of the sportsbook, until the returned
 * function is called. A page watches at most 40 things.
 */
export const watchId = (id: string): (() => void) => watchedIds.watch(id)

const sendWatched = (line: WebSocket): void => line.send(JSON.stringify({ watch: watchedNow }))

/** Whether the platform has not answered for some seconds, as far as the live connection can say. */
export const isPlatformAway = (): boolean => away

/** Called when that changes. */
export function onPlatformAway(listener: () => void): () => void {
  watchers.add(listener)
  return () => void watchers.delete(listener)
}

function setAway(next: boolean): void {
  clearTimeout(awayTimer)
  awayTimer = undefined
  if (away === next) return
  away = next
  for (const watcher of watchers) watcher()
}

function connect(): void {
  const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`)
  const token = sessionToken()
  socket = line
  line.onopen = () => {
    waitMs = shortestWaitMs
    setAway(false)
    if (token) line.send(JSON.stringify({ kind: 'member', token }))
    if (watchedNow.length > 0) sendWatched(line)
    if (greeted) askAgain()
    greeted = true
  }
  line.onmessage = (event: MessageEvent<string>) => deliver(event.data)
  line.onclose = (event) => {
    if (socket !== line) return
    // Losing the session opens a new connection at once, as a visitor.
    if (event.code === sessionEnded && token !== null && token === sessionToken()) return loseSession()
    if (tooMuch.includes(event.code)) waitMs = longestWaitMs
    else awayTimer ??= setTimeout(() => setAway(true), awayAfterMs)
    timer = setTimeout(connect, waitMs * (0.5 + Math.random() / 2))
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

function askAgain(): void {
  clearTimeout(askTimer)
  askTimer = undefined
  for (const returned of returners) returned()
}

function reconnectNow(): void {
  clearTimeout(timer)
  const old = socket
  socket = undefined
  old?.close()
  connect()
}

function deliver(data: string): void {
  const message = readMessage(data)
  if (!message) return
  if (message.topic === missed) askTimer ??= setTimeout(askAgain, Math.random() * askAgainWithinMs)
  for (const listener of listeners.get(message.topic) ?? []) listener(message.payload as never)
}

/** A frame of the live connection; ignores anything else. */
export function readMessage(data: string): { topic: string; payload: unknown } | undefined {
  try {
    const message: unknown = JSON.parse(data)
    if (typeof message !== 'object' || message === null || !('topic' in message) || !('payload' in message))
      return undefined
    return typeof message.topic === 'string' ? { topic: message.topic, payload: message.payload } : undefined
  } catch {
    return undefined
  }
}

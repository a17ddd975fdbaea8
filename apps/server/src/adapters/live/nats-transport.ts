// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import {
  connect,
  credsAuthenticator,
  type ConnectionOptions,
  type NatsConnection,
} from '@nats-io/transport-node'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { LiveServers } from '../../platform/env/read-live-servers.ts'
import type { LiveTransport, OpenTransport, TransportSubscriber } from '../../platform/live/index.ts'
import type { Log } from '../../platform/log/log.ts'

/** A NATS server accepts 1 MiB by default; we read and write this much at once. */
const mostBytes = 60_000
const againAfterMilliseconds = 2_000
const connectTimeoutMilliseconds = 5_000
/** A server that answers no ping for twice this time is gone. */
const pingIntervalMilliseconds = 5_000

export interface NatsTransportOptions {
  servers: LiveServers
  /** The subject of this installation: no other one on the same servers may use it. */
  subject(): Promise<string>
  log: Log
}

/** NATS: one server or a cluster. It connects in the background, for as long as it takes. */
export const createNatsTransport = (options: NatsTransportOptions): LiveTransport => ({
  name: 'NATS',
  mostBytes,
  open: (subscriber) => openNats(options, subscriber),
})

/** A subject of a connection that works. */
interface NatsSubject {
  nats: NatsConnection
  subject: string
}

function openNats(
  { servers, subject, log }: NatsTransportOptions,
  { received, opened, lost }: TransportSubscriber,
): OpenTransport {
  const stop = new AbortController()
  let connection: NatsConnection | undefined
  /** Where to publish, while the connection works. */
  let working: NatsSubject | undefined

  /** Connects, and returns when the connection is closed for good. */
  async function stay(): Promise<void> {
    const name = await subject()
    const nats = await connect(connectionOptions(servers))
    if (stop.signal.aborted) return nats.close()
    connection = nats
    /** A connection that can neither subscribe nor publish is useless: connect again. */
    const giveUp = (error: unknown): void => {
      working = undefined
      lost(reasonOf(error))
      inBackground(nats.close(), log, 'a connection to NATS was not closed')
    }
    nats.subscribe(name, {
      callback: (error, message) => {
        if (error !== null) giveUp(error)
        else if (message.data.length <= mostBytes) received(message.string())
      },
    })
    const begin = async (): Promise<void> => {
      // From now on we receive what others publish: the server knows our subscription.
      await nats.flush()
      working = { nats, subject: name }
      opened()
    }
    await begin()
    for await (const status of nats.status()) {
      if (status.type === 'reconnect') await begin().catch(giveUp)
      else if (status.type === 'error') giveUp(status.error)
      else if (status.type === 'disconnect') {
        working = undefined
        if (!stop.signal.aborted) lost(`the connection to ${status.server} ended`)
      }
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await stay().catch((error: unknown) => lost(reasonOf(error)))
      working = undefined
      await connection?.close()
      connection = undefined
      await delay(againAfterMilliseconds, undefined, { signal: stop.signal, ref: false }).catch(
        () => undefined,
      )
    }
  }

  const running = run()
  inBackground(running, log, 'NATS is connected to no more')
  return {
    publish: async (text) => working !== undefined && publishTo(working, log, text),
    async close() {
      stop.abort()
      // A connection still being made is not awaited: it is closed as soon as it succeeds.
      if (!connection) return
      await connection.close()
      await running
    },
  }
}

/** False when a text is too long; it may have arrived otherwise. */
async function publishTo({ nats, subject }: NatsSubject, log: Log, text: string): Promise<boolean> {
  if (Buffer.byteLength(text) > Math.min(mostBytes, nats.info?.max_payload ?? mostBytes)) return false
  try {
    nats.publish(subject, text)
    await nats.flush()
  } catch (error) {
    // It may have arrived: clients that missed it ask again after the loss is reported.
    log.debug({ error: reasonOf(error) }, 'NATS may not have what was published')
  }
  return true
}

function connectionOptions({
  addresses,
  user,
  password,
  token,
  tls,
  credentialsFile,
  caFile,
}: LiveServers): ConnectionOptions {
  return {
    servers: addresses,
    name: 'tessera',
    noEcho: true,
    timeout: connectTimeoutMilliseconds,
    pingInterval: pingIntervalMilliseconds,
    maxPingOut: 2,
    // Somebody may repair the problem there: keep trying.
    maxReconnectAttempts: -1,
    reconnectTimeWait: againAfterMilliseconds,
    ignoreAuthErrorAbort: true,
    ...(tls || caFile !== undefined ? { tls: { ...(caFile === undefined ? {} : { caFile }) } } : {}),
    ...(token === undefined ? {} : { token }),
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { pass: password }),
    ...(credentialsFile === undefined
      ? {}
      : { authenticator: credsAuthenticator(readFileSync(credentialsFile)) }),
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

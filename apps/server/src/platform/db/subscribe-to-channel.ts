// SPDX-License-Identifier: Apache-2.0
import type { Log } from '../log/log.ts'
import type { Database } from './database.ts'

const againMs = 1_000

export interface Channel {
  name: string
  received(payload: string): void
  /** Called each time the subscription is up again. */
  opened?(): void
  /** Called when the subscription is down: messages are lost. May be called again while it is down. */
  lost?(reason: string): void
}

/**
 * Receives what other processes send on a database channel (NOTIFY), over its own connection from the pool.
 * Reconnects by itself after the database was unreachable; messages sent meanwhile are lost. Returns a
 * function that stops it.
 */
export function subscribeToChannel(
  { database, log }: { database: Database; log: Log },
  { name, received, opened, lost }: Channel,
): () => Promise<void> {
  let stopped = false
  let leave: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const client = await database.pool.connect()
    if (stopped) return client.release(true)
    const again = (): void => {
      if (leave === undefined) return
      leave = undefined
      client.release(true)
      lost?.('the connection to the database ended')
      listenLater()
    }
    leave = () => {
      leave = undefined
      client.release(true)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload }) => {
      if (channel === name && payload) receive(payload)
    })
    await client.query(`listen ${name}`)
    opened?.()
  }
  /** This connection stays open, and an unhandled error on it would end the process. */
  function receive(payload: string): void {
    try {
      received(payload)
    } catch (error) {
      log.error(
        { error: error instanceof Error ? error.stack : String(error), channel: name },
        'what another process said could not be followed',
      )
    }
  }
  function listenLater(): void {
    if (!stopped) timer = setTimeout(begin, againMs).unref()
  }
  function begin(): void {
    started = listen().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.debug({ error: reason, channel: name }, 'other processes are not heard at the moment')
      lost?.(reason)
      leave?.()
      listenLater()
    })
  }
  let started: Promise<void> = Promise.resolve()
  begin()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await started
    leave?.()
  }
}

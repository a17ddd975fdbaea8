import type { Database } from '../../../platform/db/index.ts'
import type { Live } from '../../../platform/live/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import { endedChannel } from './end-sessions.ts'

const againMs = 1_000

/** Cuts the live connections of sessions that ended on any process. Comes back by itself after the database was away. Returns a function that stops it. */
export function hearEnded({ database, live, log }: { database: Database; live: Live; log: Log }): () => Promise<void> {
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
      listenLater()
    }
    leave = () => { leave = undefined; client.release(true) }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload }) => { if (channel === endedChannel && payload) live.endSession(payload) })
    await client.query(`listen ${endedChannel}`)
  }
  function listenLater(): void {
    if (!stopped) timer = setTimeout(begin, againMs).unref()
  }
  function begin(): void {
    started = listen().catch((error: unknown) => {
      log.debug({ error: error instanceof Error ? error.message : 'unknown' }, 'ended sessions are not heard of at the moment')
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

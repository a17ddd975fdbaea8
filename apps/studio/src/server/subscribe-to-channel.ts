// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

/** Hears the notifications of a channel until it is closed; `lost` reports that the connection is gone. */
export async function subscribeToChannel(
  client: pg.Client,
  channel: string,
  onMessage: (text: string) => void,
  lost: () => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  client.on('error', () => {})
  client.on('end', () => {
    if (!closed) lost()
  })
  client.on('notification', ({ payload }) => onMessage(payload ?? ''))
  await client.connect()
  await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  return {
    async close() {
      closed = true
      await client.end()
    },
  }
}

// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { LiveMessage } from '../../../protocol.ts'
import { openLive } from '../../server/live.ts'
import { createServerClock } from './server-clock.ts'

interface FollowOptions {
  readonly session: string
  /** Undefined: no table, only what belongs to the page. */
  readonly table: string | undefined
  readonly onTable: (message: CardTableMessage) => void
  readonly onOther: (message: LiveMessage) => void
  readonly onLine: (connected: boolean) => void
}

/** What a window knows of its table: the newest message, and the time there. */
export function followTable({ session, table, onTable, onOther, onLine }: FollowOptions) {
  const clock = createServerClock()
  let newest: CardTableMessage | undefined
  const end = openLive({
    session,
    ...(table !== undefined && { table }),
    onMessage(message) {
      if (message.type !== 'cardTable') return onOther(message)
      // A late word of another table that was open before.
      if (message.table !== table) return
      clock.know(message.now)
      newest = message
      onTable(message)
    },
    onLine,
  })
  return { now: clock.now, newest: () => newest, end }
}

// SPDX-License-Identifier: Apache-2.0
import type { GameCode, LiveMessage } from '../../protocol.ts'
import type { BetFeed } from '../feed/bet-feed.ts'
import type { GameHost } from '../game-host.ts'
import { Refused } from '../server/failures.ts'
import { openLive } from '../server/live.ts'
import { t } from '../texts.ts'

export type LiveListener = Parameters<GameHost<GameCode>['listen']>[0]

interface LiveOptions {
  /** The secret of the session. */
  readonly session: string
  readonly host: Pick<GameHost<never>, 'balanceTracker' | 'moneyMoved' | 'fail'>
  readonly feed: BetFeed
  readonly listeners: ReadonlySet<LiveListener>
  readonly showBanner: (sentence: string | undefined) => void
}

/** Connects a page: what every page knows it receives itself, the rest it passes to the game. */
export function receiveLive({ session, host, feed, listeners, showBanner }: LiveOptions): void {
  const receive = (message: LiveMessage) => {
    if (message.type === 'balance') {
      host.balanceTracker.know(message.balance)
      host.moneyMoved()
    } else if (message.type === 'bets') feed.receive(message)
    else if (message.type === 'refused') host.fail(new Refused({ code: message.code }))
    else for (const listener of listeners) listener.onMessage(message)
  }
  openLive({
    session,
    onMessage: receive,
    onLine(connected) {
      showBanner(connected ? undefined : t('studio.offline.waiting'))
      for (const listener of listeners) listener.onLine?.(connected)
    },
  })
}

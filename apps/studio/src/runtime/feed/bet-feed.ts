// SPDX-License-Identifier: Apache-2.0
import type { FeedBet, GameCode, LiveMessage, RoundOf, SessionView } from '../../protocol.ts'
import { createCell } from '../page/cell.ts'
import { h, on } from '../page/element.ts'
import { t } from '../texts.ts'

/** As many as a list shows. */
const LISTED = 20

/** What the lists show, newest first. */
export interface FeedBets {
  readonly mine: readonly RoundOf<GameCode>[]
  readonly all: readonly FeedBet[]
  readonly high: readonly FeedBet[]
}

export interface BetFeed {
  readonly element: HTMLElement
  readonly receive: (message: Extract<LiveMessage, { type: 'bets' }>) => void
  /** A round of this player. */
  readonly addMine: (round: RoundOf<GameCode>) => void
}

/** The bets of this player and of everybody, below the game. What lists them loads when it is first opened. */
export function createBetFeed(
  session: Pick<SessionView, 'sample' | 'slot'>,
  nameOf: (game: GameCode) => string,
): BetFeed {
  const bets = createCell<FeedBets>({ mine: [], all: [], high: [] })
  const body = h('div', { class: 'stats-body' }, h('p', { class: 'quiet' }, t('common.loading')))
  const ownName = session.slot?.name ?? session.sample?.title
  let loading = false
  const element = on(h('details', { class: 'stats feed' }, h('summary', {}, t('studio.feed.title')), body), {
    toggle: () => {
      if (!element.open || loading) return
      loading = true
      import('./feed-panel.ts').then(
        ({ showFeed }) => showFeed(body, { bets, nameOf, ownName }),
        () => {
          loading = false
          body.replaceChildren(h('p', { role: 'alert' }, t('studio.partMissing')))
        },
      )
    },
  })
  const change = (changed: Partial<FeedBets>) => bets.set({ ...bets.get(), ...changed })
  return {
    element,
    receive({ latest, high }) {
      const before = bets.get()
      change({
        all: [...latest, ...before.all].slice(0, LISTED),
        high: [...high, ...before.high].slice(0, LISTED),
      })
    },
    addMine(round) {
      if (round.state !== 'settled' && round.state !== 'settling') return
      const others = bets.get().mine.filter(({ id }) => id !== round.id)
      change({ mine: [round, ...others].slice(0, LISTED) })
    },
  }
}

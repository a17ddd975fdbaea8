// SPDX-License-Identifier: Apache-2.0
import type { SessionView } from '../../protocol.ts'
import { createCell, type Cell } from '../page/cell.ts'
import { h, on } from '../page/element.ts'
import type { Theme } from '../page/theme.ts'
import { t } from '../texts.ts'
import { noStats, readStats, withBet, writeStats, type SessionStats } from './session-stats.ts'

export interface Statistics {
  readonly element: HTMLElement
  readonly count: (bet: Parameters<typeof withBet>[1]) => void
}

/** The statistics of this session, below the game. What draws them loads when they are first opened. */
export function createStatistics(
  session: Pick<SessionView, 'game' | 'currency' | 'decimals'>,
  secret: string,
  theme: Cell<Theme>,
): Statistics {
  const store = storeOf(session.game, secret)
  const stats = createCell<SessionStats>(store.read())
  stats.watch(store.write)
  const body = h('div', { class: 'stats-body' }, h('p', { class: 'quiet' }, t('common.loading')))
  let loading = false
  const element = on(
    h('details', { class: 'stats' }, h('summary', { 'data-key': 'r' }, t('studio.stats')), body),
    {
      toggle: () => {
        if (!element.open || loading) return
        loading = true
        import('./stats-panel.ts').then(
          ({ showStats }) => showStats(body, { stats, session, theme, reset: () => stats.set(noStats) }),
          () => {
            loading = false
            body.replaceChildren(h('p', { role: 'alert' }, t('studio.partMissing')))
          },
        )
      },
    },
  )
  return { element, count: (bet) => stats.set(withBet(stats.get(), bet)) }
}

/** The storage of this window, for one session only: the next one may be another player's. */
function storeOf(
  game: string,
  secret: string,
): { read: () => SessionStats; write: (stats: SessionStats) => void } {
  const key = `stats.${game}`
  return {
    read() {
      try {
        const [owner, text] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, string?]
        return owner === secret ? readStats(text ?? null) : noStats
      } catch {
        return noStats
      }
    },
    write(stats) {
      try {
        sessionStorage.setItem(key, JSON.stringify([secret, writeStats(stats)]))
      } catch {
        // Storage is disabled: a reload begins again.
      }
    },
  }
}

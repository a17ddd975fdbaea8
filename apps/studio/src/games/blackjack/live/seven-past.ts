// SPDX-License-Identifier: Apache-2.0
import '../../../runtime/room/past/past.css'
import type { BlackjackRoomRound } from '../../../blackjack-room-protocol.ts'
import type { RecentResult } from '../../../runtime/frame/recent.ts'
import type { GameHost } from '../../../runtime/game-host.ts'
import { h, setText } from '../../../runtime/page/element.ts'
import { frequencyChart, shareBar } from '../../../runtime/room/past/past-panels.ts'
import { pastNote } from '../../../runtime/room/past/past-note.ts'
import { t } from '../../../runtime/texts.ts'
import { totalOf } from '../rules.ts'
import { countPast, dealerEnd, DEALER_ENDS, type DealerEnd, type PastCounts } from './past-counts.ts'

/** The strip of the last results, and the statistics below the table. */
export function showSevenPast({ extra, recent }: Pick<GameHost<'blackjack'>, 'extra' | 'recent'>) {
  const title = h('p', { class: 'past-title' })
  const body = h('div', { class: 'past-panels' })
  extra.append(h('section', { class: 'past' }, title, body, pastNote()))
  let newest: string | undefined
  return {
    show(rounds: readonly BlackjackRoomRound[]): void {
      const first = rounds[0]?.id ?? ''
      if (first === newest) return
      newest = first
      recent.fill(rounds.map(resultIn))
      setText(
        title,
        rounds.length === 0
          ? t('studio.room.past.none')
          : t('studio.room.past.rounds', { count: rounds.length }),
      )
      body.replaceChildren(...(rounds.length === 0 ? [] : panelsOf(countPast(rounds))))
    },
  }
}

function resultIn({ id, events: [table] }: BlackjackRoomRound): RecentResult {
  const end = dealerEnd(table.dealer)
  const label = end === undefined ? String(totalOf(table.dealer).total) : endName(end)
  return {
    id,
    href: `/verify?table=${id}`,
    label,
    spoken: `${t('studio.blackjack.dealer')}: ${label}`,
    tone: end === 'bust' ? 'green' : end === 'blackjack' ? 'red' : 'plain',
  }
}

function panelsOf({ dealer, hands: { won, push, lost } }: PastCounts): readonly HTMLElement[] {
  return [
    shareBar(
      t('studio.blackjack.hands'),
      [
        { name: t('studio.blackjack.won'), tone: 'green', count: won },
        { name: t('studio.blackjack.push'), tone: 'gold', count: push },
        { name: t('studio.blackjack.lost'), tone: 'red', count: lost },
      ],
      won + push + lost,
    ),
    frequencyChart(
      t('studio.blackjack.dealer'),
      DEALER_ENDS.map((end) => ({
        name: end === 'blackjack' ? 'BJ' : end === 'bust' ? '22+' : end,
        count: dealer[end],
      })),
    ),
  ]
}

const endName = (end: DealerEnd): string => {
  if (end === 'bust') return t('studio.blackjack.bust')
  return end === 'blackjack' ? t('studio.blackjack.natural') : end
}

// SPDX-License-Identifier: Apache-2.0
import '../../../runtime/room/past/past.css'
import type { BlackjackRoomRound } from '../../../blackjack-room-protocol.ts'
import type { RecentResult } from '../../../runtime/frame/recent.ts'
import type { GameHost } from '../../../runtime/game-host.ts'
import { h, setText } from '../../../runtime/page/element.ts'
import { frequencyChart, shareBar } from '../../../runtime/room/past/past-panels.ts'
import { pastNote } from '../../../runtime/room/past/past-note.ts'
import { t } from '../../../runtime/texts.ts'
import { isBlackjack, totalOf, TWENTY_ONE } from '../rules.ts'

/** What the dealer of a round ended with. */
export type DealerEnd = '17' | '18' | '19' | '20' | '21' | 'blackjack' | 'bust'
const ENDS: readonly DealerEnd[] = ['17', '18', '19', '20', '21', 'blackjack', 'bust']

export interface PastCounts {
  readonly dealer: Readonly<Record<DealerEnd, number>>
  readonly hands: { readonly won: number; readonly push: number; readonly lost: number }
}

/** How the dealer ended; undefined for a round in which the dealer did not have to draw. */
export function dealerEnd(cards: readonly number[]): DealerEnd | undefined {
  const { total } = totalOf(cards)
  if (isBlackjack(cards)) return 'blackjack'
  if (total > TWENTY_ONE) return 'bust'
  return ENDS.find((end) => end === String(total))
}

/** Counts what came in the last rounds. */
export function countPast(rounds: readonly BlackjackRoomRound[]): PastCounts {
  const dealer = { '17': 0, '18': 0, '19': 0, '20': 0, '21': 0, blackjack: 0, bust: 0 }
  const hands = { won: 0, push: 0, lost: 0 }
  for (const {
    events: [table],
  } of rounds) {
    const end = dealerEnd(table.dealer)
    if (end !== undefined) dealer[end] += 1
    for (const { result } of table.hands)
      hands[result === 'push' ? 'push' : result === 'won' || result === 'blackjack' ? 'won' : 'lost'] += 1
  }
  return { dealer, hands }
}

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
      ENDS.map((end) => ({
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

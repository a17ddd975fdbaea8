// SPDX-License-Identifier: Apache-2.0
import './feed.css'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { FeedBet, GameCode, RoundOf } from '../../protocol.ts'
import { groupMoney } from '../money.ts'
import type { Cell } from '../page/cell.ts'
import { createChoices } from '../page/choices.ts'
import { h, setText } from '../page/element.ts'
import { t } from '../texts.ts'
import type { FeedBets } from './bet-feed.ts'

type List = keyof FeedBets

export interface FeedPanelOptions {
  readonly bets: Cell<FeedBets>
  readonly nameOf: (game: GameCode) => string
  /** The name of the title that is open, if it is not that of its game. */
  readonly ownName: string | undefined
}

/** What a row shows. */
interface Row {
  readonly key: string
  readonly name: string
  readonly stake: string
  readonly multiplier: number
  readonly payout: string
  readonly currency: string
}

/** Lists one of three: bets of this player, of everybody, and high wins. Rows that are there stay the same elements. */
export function showFeed(body: HTMLElement, { bets, nameOf, ownName }: FeedPanelOptions): void {
  let list: List = 'all'
  const rows = h('tbody', {})
  const none = h('p', { class: 'quiet', role: 'status' })
  const known = new Map<string, HTMLElement>()
  const show = () => {
    const wanted = rowsOf(bets.get(), list, nameOf, ownName)
    const elements = wanted.map((row) => known.get(row.key) ?? elementOf(row))
    known.clear()
    for (const [index, { key }] of wanted.entries()) known.set(key, elements[index]!)
    rows.replaceChildren(...elements)
    setText(none, wanted.length === 0 ? t('studio.feed.none') : '')
  }
  const choices = createChoices<List>(
    t('studio.feed.title'),
    [
      { value: 'mine', label: t('studio.feed.mine') },
      { value: 'all', label: t('studio.feed.all') },
      { value: 'high', label: t('studio.feed.high') },
    ],
    list,
    (value) => {
      list = value
      known.clear()
      show()
    },
  )
  body.replaceChildren(
    choices.element,
    h(
      'table',
      { class: 'feed-table' },
      h('caption', { class: 'visually-hidden' }, t('studio.feed.title')),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ...[
            t('studio.verify.game'),
            t('studio.stake'),
            t('studio.multiplier'),
            t('studio.verify.return'),
          ].map((name) => h('th', { scope: 'col' }, name)),
        ),
      ),
      rows,
    ),
    none,
    h('p', { class: 'quiet' }, t('studio.feed.about')),
  )
  bets.watch(show)
}

function rowsOf(
  bets: FeedBets,
  list: List,
  nameOf: FeedPanelOptions['nameOf'],
  ownName: string | undefined,
): Row[] {
  if (list === 'mine') return bets.mine.map((round) => rowOfRound(round, ownName ?? nameOf(round.game)))
  return bets[list].map((bet) => rowOfBet(bet, bet.title ?? nameOf(bet.game)))
}

const rowOfRound = (round: RoundOf<GameCode>, name: string): Row => ({ ...round, key: round.id, name })
const rowOfBet = (bet: FeedBet, name: string): Row => ({ ...bet, key: bet.alias, name })

function elementOf({ name, stake, currency, multiplier, payout }: Row): HTMLElement {
  return h(
    'tr',
    { 'data-tone': multiplier > MULTIPLIER_ONE ? 'won' : 'lost' },
    h('td', {}, h('bdi', {}, name)),
    h('td', {}, h('bdi', { dir: 'ltr' }, `${groupMoney(stake)} ${currency}`)),
    h('td', {}, h('bdi', { dir: 'ltr' }, `${formatMultiplier(multiplier)}×`)),
    h('td', {}, h('bdi', { dir: 'ltr' }, groupMoney(payout))),
  )
}

// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { CardHandView, HandPlayerView } from '../../../card-protocol/card-history-protocol.ts'
import type { RecordedEvent } from '../../../card-protocol/hand-record.ts'
import { cardName } from '../../cards/card.ts'
import { drawCard } from '../../cards/draw-card.ts'
import { amountOf } from '../../money.ts'
import { h, on, setAttribute, setText } from '../../page/element.ts'
import { icon } from '../../page/icons.ts'
import { showTime } from '../../site-clock.ts'
import { t } from '../../texts.ts'
import { chipsOf, wholeChips, writeChips, type ChipForm } from '../chips.ts'
import { replaySteps, type ReplayStep } from './replay-steps.ts'

const sentences: Readonly<Record<string, TextKey>> = {
  post: 'studio.holdem.said.post',
  fold: 'studio.holdem.said.fold',
  check: 'studio.holdem.said.check',
  call: 'studio.holdem.said.call',
  bet: 'studio.holdem.said.bet',
  raise: 'studio.holdem.said.raise',
  returned: 'studio.holdem.said.returned',
  show: 'studio.holdem.said.shows',
  muck: 'studio.holdem.said.mucks',
  win: 'studio.holdem.said.wins',
}

/** What happened at a step, in words. */
export function sentenceOfEvent(
  event: RecordedEvent,
  players: readonly Pick<HandPlayerView, 'chair' | 'name'>[],
  form: ChipForm,
): string {
  const cards = (event.cards ?? []).map(cardName).join(' ')
  if (event.type === 'street') return t('studio.holdem.said.board', { cards })
  const name = players.find(({ chair }) => chair === event.chair)?.name ?? ''
  const to = event['to']
  const amount = chipsOf(typeof to === 'string' ? to : (event.amount ?? '0'), form)
  const key = sentences[event.type]
  return key ? t(key, { name, amount, cards }) : [name, cards].filter(Boolean).join(': ')
}

/** A hand that can be gone through step by step. */
export function createReplay(hand: CardHandView, money: ChipForm): HTMLElement {
  const form = hand.chips === 'tournament' ? wholeChips : money
  const steps = replaySteps(hand)
  let index = 0
  const sentence = h('p', { class: 'replay-sentence', role: 'status' })
  const boards = h('div', { class: 'replay-boards' })
  const pot = h('p', { class: 'quiet' })
  const rows = hand.players.map((player) => playerRow(player, hand.button, form))
  const step = (label: string, name: 'back' | 'undo', by: number) =>
    on(h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label }, icon(name)), {
      click: () => go(index + by),
    })
  const previous = step(t('common.previous'), 'back', -1)
  const next = step(t('common.next'), 'back', 1)
  next.classList.add('forwards')
  const slider = h('input', {
    type: 'range',
    min: 0,
    max: steps.length - 1,
    value: 0,
    'aria-label': t('studio.cards.step'),
  })
  on(slider, { input: () => go(Number(slider.value)) })
  const go = (wanted: number) => {
    index = Math.max(0, Math.min(steps.length - 1, wanted))
    const now = steps[index]!
    slider.value = String(index)
    setAttribute(previous, 'aria-disabled', index === 0 && 'true')
    setAttribute(next, 'aria-disabled', index === steps.length - 1 && 'true')
    setText(
      sentence,
      now.event ? sentenceOfEvent(now.event, hand.players, form) : t('studio.cards.handBegins'),
    )
    setText(pot, now.pot > 0n ? `${t('studio.holdem.pot')} ${writeChips(now.pot, form)}` : '\u00a0')
    boards.replaceChildren(...now.boards.map(boardOf))
    for (const row of rows) row.show(now)
  }
  go(0)
  return h(
    'div',
    { class: 'replay' },
    h(
      'p',
      { class: 'quiet' },
      showTime(hand.endedAt),
      hand.counts ? '' : ` · ${t('studio.cards.takenBack')}`,
    ),
    boards,
    pot,
    h('ol', { class: 'replay-players' }, ...rows.map(({ element }) => element)),
    sentence,
    h('div', { class: 'replay-ways' }, previous, slider, next),
  )
}

const boardOf = (cards: readonly number[]): HTMLElement =>
  h('div', { class: 'replay-cards' }, ...cards.map(cardOf))

function cardOf(card: number | null): HTMLElement {
  const holder = h('span', { class: 'felt-card' })
  holder.append(card === null ? drawCard(0, { backName: t('studio.poker.hidden') }) : drawCard(card))
  return holder
}

function playerRow(player: HandPlayerView, button: number | null, form: ChipForm) {
  const cards = h('span', { class: 'replay-cards' })
  const stack = h('bdi', { class: 'replay-stack' })
  const element = h(
    'li',
    { 'data-own': player.own },
    h(
      'span',
      { class: 'replay-name' },
      h('bdi', {}, player.name),
      player.chair === button && h('span', { class: 'dealer-button' }, 'D'),
    ),
    cards,
    stack,
  )
  return {
    element,
    show({ stacks, folded, open, event }: ReplayStep): void {
      const visible = player.own ? player.cards : (open.get(player.chair) ?? null)
      const drawn = visible ?? Array.from({ length: player.cardCount }, () => null)
      cards.replaceChildren(...drawn.map(cardOf))
      setText(stack, writeChips(stacks.get(player.chair) ?? amountOf(player.before), form))
      setAttribute(element, 'data-dim', folded.has(player.chair))
      setAttribute(element, 'data-acts', event?.chair === player.chair)
    },
  }
}

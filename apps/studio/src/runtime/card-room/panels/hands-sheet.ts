// SPDX-License-Identifier: Apache-2.0
import type {
  CardHandsView,
  CardHandText,
  CardHandView,
  ListedHand,
} from '../../../card-protocol/card-history-protocol.ts'
import { cardName } from '../../cards/card.ts'
import { amountOf } from '../../money.ts'
import { h, on, setText } from '../../page/element.ts'
import { icon } from '../../page/icons.ts'
import { createSheet, type Sheet } from '../../page/sheet.ts'
import type { Ask } from '../../server/calls.ts'
import { sentenceOf } from '../../server/failures.ts'
import { showTime, zoneLabel } from '../../site-clock.ts'
import { t } from '../../texts.ts'
import { changeOf, wholeChips, type ChipForm } from '../chips.ts'
import type { HandProofs } from './hand-proofs.ts'
import { createReplay } from './replay-view.ts'

/** The own hands, newest first; each can be replayed step by step, and copied as trackers read it. */
export function createHandsSheet(ask: Ask, money: ChipForm, proofs: HandProofs): Sheet {
  const sheet: Sheet = createSheet(t('studio.cards.hands'), 'card-hands', (body) => showList(body))
  const showList = (body: HTMLElement) => {
    const list = h('ol', { class: 'history' })
    const note = h('p', { class: 'quiet', role: 'status' }, t('common.loading'))
    const more = h('button', { type: 'button', class: 'plain-button', hidden: true }, t('common.seeMore'))
    let before: number | null = null
    const read = async () => {
      const query = before === null ? '' : `?before=${before}`
      const view = await ask<CardHandsView>('GET', `/api/cards/hands${query}`)
      list.append(...view.hands.map((hand) => rowOf(hand, money, () => showHand(body, hand.id))))
      before = view.before
      more.hidden = view.before === null
      setText(note, list.children.length === 0 ? t('common.noData') : '')
    }
    const show = () => {
      read().catch((failure: unknown) => setText(note, sentenceOf(failure)))
    }
    on(more, { click: show })
    body.replaceChildren(
      ...(zoneLabel === '' ? [] : [h('p', { class: 'quiet' }, zoneLabel)]),
      note,
      list,
      more,
    )
    show()
  }
  const showHand = (body: HTMLElement, id: string) => {
    const note = h('p', { class: 'quiet', role: 'status' }, t('common.loading'))
    const back = on(
      h(
        'button',
        { type: 'button', class: 'small-button hands-back' },
        icon('back'),
        t('studio.cards.hands'),
      ),
      {
        click: () => showList(body),
      },
    )
    body.replaceChildren(back, note)
    back.focus()
    ask<CardHandView>('GET', `/api/cards/hands/${encodeURIComponent(id)}`).then(
      (hand) => {
        setText(note, '')
        body.replaceChildren(
          back,
          createReplay(hand, money),
          textButtons(ask, id, note),
          proofs.link(id),
          note,
        )
      },
      (failure: unknown) => setText(note, sentenceOf(failure)),
    )
  }
  return sheet
}

function rowOf(hand: ListedHand, money: ChipForm, open: () => void): HTMLElement {
  const change = amountOf(hand.change)
  const form = hand.chips === 'tournament' ? wholeChips : money
  return h(
    'li',
    { class: 'hand-row' },
    on(
      h(
        'button',
        { type: 'button', class: 'hand-open' },
        h('span', { class: 'history-time' }, showTime(hand.endedAt)),
        h(
          'bdi',
          { class: 'hand-cards-text', dir: 'ltr' },
          hand.cards.map(cardName).join(' '),
          hand.board.length > 0 && h('span', { class: 'quiet' }, ` · ${hand.board.map(cardName).join(' ')}`),
        ),
        h(
          'bdi',
          { class: 'hand-change', 'data-won': change > 0n },
          hand.counts ? changeOf(change, form) : t('studio.cards.takenBack'),
        ),
      ),
      { click: open },
    ),
  )
}

/** Copies or downloads the text of a hand. */
function textButtons(ask: Ask, id: string, note: HTMLElement): HTMLElement {
  const text = async () =>
    (await ask<CardHandText>('GET', `/api/cards/hands/${encodeURIComponent(id)}/text`)).text
  const copy = async () => {
    await navigator.clipboard.writeText(await text())
    setText(note, t('common.copied'))
  }
  const download = async () => {
    const address = URL.createObjectURL(new Blob([await text()], { type: 'text/plain' }))
    h('a', { href: address, download: `hand-${id}.txt` }).click()
    URL.revokeObjectURL(address)
  }
  const button = (label: string, act: () => Promise<void>) =>
    on(h('button', { type: 'button', class: 'small-button' }, label), {
      click: () => {
        act().catch((failure: unknown) => setText(note, sentenceOf(failure)))
      },
    })
  return h(
    'div',
    { class: 'state-buttons' },
    button(t('common.copy'), copy),
    button(t('studio.cards.download'), download),
  )
}

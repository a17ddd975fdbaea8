// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { HistoryView, RoundView } from '../../protocol.ts'
import type { Ask } from '../server/calls.ts'
import { groupMoney, writeMoney } from '../money.ts'
import { stakedOf } from '../staked.ts'
import { h, on, setText } from '../page/element.ts'
import type { ShareBet } from './share-sheet.ts'
import { sentenceOf } from '../server/failures.ts'
import { showTime, zoneLabel } from '../site-clock.ts'
import { icon } from '../page/icons.ts'
import { t } from '../texts.ts'

/** The player's own rounds, newest first, each with a link to the verifier. */
export function historySection(
  ask: Ask,
  share: ShareBet,
): { readonly element: HTMLElement; readonly refresh: () => void } {
  const list = h('ol', { class: 'history' })
  const note = h('p', { class: 'quiet', role: 'status' }, t('common.loading'))
  const more = h('button', { type: 'button', class: 'plain-button', hidden: true }, t('common.seeMore'))
  let before: number | null = null
  const read = async (first: boolean) => {
    const { rounds, before: next } = await ask<HistoryView>(
      'GET',
      first || before === null ? '/api/rounds' : `/api/rounds?before=${before}`,
    )
    if (first) list.replaceChildren()
    list.append(...rounds.map((round) => rowOf(round, share)))
    before = next
    more.hidden = next === null
    setText(note, list.children.length === 0 ? t('common.noData') : '')
  }
  const show = (first: boolean) => {
    read(first).catch((failure: unknown) => setText(note, sentenceOf(failure)))
  }
  on(more, { click: () => show(false) })
  return {
    element: h(
      'section',
      {},
      h('h3', {}, t('studio.history')),
      zoneLabel !== '' && h('p', { class: 'quiet' }, zoneLabel),
      note,
      list,
      more,
    ),
    refresh: () => show(true),
  }
}

function rowOf(round: RoundView, share: ShareBet): HTMLElement {
  const won = round.state === 'settled' && round.multiplier > MULTIPLIER_ONE
  return h(
    'li',
    { class: 'history-row', 'data-state': round.state },
    h('span', { class: 'history-time' }, showTime(round.startedAt)),
    h(
      'span',
      { class: 'history-stake' },
      h(
        'bdi',
        {},
        `${groupMoney(writeMoney(stakedOf(round), round.stake.split('.')[1]?.length ?? 0))} ${round.currency}`,
      ),
    ),
    h('span', { class: won ? 'history-return won' : 'history-return' }, h('bdi', {}, stateOf(round))),
    h('a', { href: `/verify?round=${round.id}`, target: '_blank', rel: 'noopener' }, t('studio.check')),
    on(
      h(
        'button',
        { type: 'button', class: 'icon-button', 'aria-label': t('studio.share'), title: t('studio.share') },
        icon('share'),
      ),
      { click: () => share(round.id) },
    ),
  )
}

function stateOf(round: RoundView): string {
  switch (round.state) {
    case 'settled':
      return `${groupMoney(round.payout)} (${formatMultiplier(round.multiplier)}×)`
    case 'pending':
      return t('studio.state.pending')
    case 'open':
      return t('studio.state.open')
    case 'settling':
      return t('studio.state.settling')
    case 'voided':
      return t('studio.state.voided')
    case 'refused':
      return t('studio.state.refused')
  }
}

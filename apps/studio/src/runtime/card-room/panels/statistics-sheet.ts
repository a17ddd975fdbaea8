// SPDX-License-Identifier: Apache-2.0
import type { CardStatistics } from '../../../card-protocol/card-history-protocol.ts'
import { amountOf } from '../../money.ts'
import { h } from '../../page/element.ts'
import { createSheet, type Sheet } from '../../page/sheet.ts'
import type { Ask } from '../../server/calls.ts'
import { sentenceOf } from '../../server/failures.ts'
import { t } from '../../texts.ts'
import { changeOf, type ChipForm } from '../chips.ts'

/** "23.4%" of hundredths of a percent. */
export function writePercent(hundredths: number): string {
  const tenths = Math.round(hundredths / 10)
  return `${Math.floor(tenths / 10)}.${tenths % 10}%`
}

/** The own figures of all hands of this game. */
export function createStatisticsSheet(ask: Ask, money: ChipForm): Sheet {
  return createSheet(t('studio.cards.statistics'), 'card-statistics', (body) => {
    body.replaceChildren(h('p', { class: 'quiet' }, t('common.loading')))
    ask<CardStatistics>('GET', '/api/cards/statistics').then(
      (statistics) => body.replaceChildren(...figuresOf(statistics, money)),
      (failure: unknown) =>
        body.replaceChildren(h('p', { class: 'field-problem', role: 'alert' }, sentenceOf(failure))),
    )
  })
}

function figuresOf({ hands, vpip, pfr, won, wonPer100, byPosition }: CardStatistics, money: ChipForm) {
  if (hands === 0) return [h('p', { class: 'quiet' }, t('common.noData'))]
  const fact = (name: string, value: string) =>
    h('div', {}, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))
  const sum = (amount: string) => changeOf(amountOf(amount), money)
  return [
    h(
      'dl',
      { class: 'facts' },
      fact(t('studio.cards.hands.count'), String(hands)),
      ...(vpip === null ? [] : [fact(`${t('studio.cards.vpip')} (VPIP)`, writePercent(vpip))]),
      ...(pfr === null ? [] : [fact(`${t('studio.cards.pfr')} (PFR)`, writePercent(pfr))]),
      fact(t('studio.cards.won'), sum(won)),
      ...(wonPer100 === null ? [] : [fact(t('studio.cards.wonPer100'), sum(wonPer100))]),
    ),
    ...(byPosition.length === 0
      ? []
      : [
          h('h3', {}, t('studio.cards.byPosition')),
          h(
            'dl',
            { class: 'facts' },
            ...byPosition.map((row) =>
              fact(
                `${row.position === 0 ? t('studio.cards.button') : t('studio.cards.position', { number: row.position })} (${row.hands})`,
                sum(row.won),
              ),
            ),
          ),
        ]),
  ]
}

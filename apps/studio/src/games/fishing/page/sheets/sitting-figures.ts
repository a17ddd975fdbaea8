// SPDX-License-Identifier: Apache-2.0
import { sumOf, type ChipForm } from '../../../../runtime/card-room/chips.ts'
import { h } from '../../../../runtime/page/element.ts'
import { t } from '../../../../runtime/texts.ts'
import { fishNames } from '../../fish-names.ts'
import { FISH_CODES } from '../../pond/pond.ts'
import { newSitting, type SittingFigures } from '../sitting.ts'

/** The own figures since the page was opened, in all and by kinds of fish. */
export function sittingFigures(figures: SittingFigures = newSitting(), money: ChipForm): HTMLElement[] {
  const fact = (name: string, value: string) =>
    h('div', {}, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))
  const kinds = FISH_CODES.filter((code) => figures.kinds.has(code))
  const heading = (text: string) => h('th', { scope: 'col' }, text)
  return [
    h('p', { class: 'quiet' }, t('studio.fishing.ui.sitting')),
    h(
      'dl',
      { class: 'facts', 'data-sitting': true },
      fact(t('studio.fishing.ui.bullets'), String(figures.bullets)),
      fact(t('studio.fishing.ui.hits'), String(figures.hits)),
      fact(t('studio.fishing.ui.taken'), String(figures.taken)),
      fact(t('studio.fishing.ui.staked'), sumOf(figures.staked, money)),
      fact(t('studio.fishing.ui.returned'), sumOf(figures.returned, money)),
    ),
    ...(kinds.length === 0
      ? [h('p', { class: 'quiet' }, t('common.noData'))]
      : [
          h(
            'table',
            { class: 'fishing-kinds' },
            h(
              'thead',
              {},
              h(
                'tr',
                {},
                heading(t('studio.fishing.rules.head.fish')),
                heading(t('studio.fishing.ui.hits')),
                heading(t('studio.fishing.ui.taken')),
                heading(t('studio.fishing.ui.returned')),
              ),
            ),
            h(
              'tbody',
              {},
              ...kinds.map((code) => {
                const { hits, taken, returned } = figures.kinds.get(code)!
                return h(
                  'tr',
                  {},
                  h('th', { scope: 'row' }, t(fishNames[code])),
                  h('td', {}, String(hits)),
                  h('td', {}, String(taken)),
                  h('td', {}, h('bdi', {}, sumOf(returned, money))),
                )
              }),
            ),
          ),
        ]),
  ]
}

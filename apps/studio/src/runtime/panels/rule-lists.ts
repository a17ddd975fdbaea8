// SPDX-License-Identifier: Apache-2.0
import type { Rules } from '../game.ts'
import { h } from '../page/element.ts'

/** Names and figures of rules. */
export function listOf(facts: Rules['facts']): HTMLElement {
  return h(
    'dl',
    { class: 'facts' },
    ...facts.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, h('bdi', {}, value)))),
  )
}

/** A table of rules; `picture` goes before the first cell of a row. */
export function tableOf(
  { head, rows }: NonNullable<Rules['table']>,
  picture?: (row: number) => HTMLElement,
): HTMLElement {
  return h(
    'table',
    { class: 'figures' },
    h('thead', {}, h('tr', {}, ...head.map((name) => h('th', { scope: 'col' }, name)))),
    h(
      'tbody',
      {},
      ...rows.map((row, index) =>
        h(
          'tr',
          {},
          ...row.map((cell, column) => h('td', {}, column === 0 && picture?.(index), h('bdi', {}, cell))),
        ),
      ),
    ),
  )
}

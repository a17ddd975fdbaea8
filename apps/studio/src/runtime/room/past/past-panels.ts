// SPDX-License-Identifier: Apache-2.0
import './past.css'
import { h } from '../../page/element.ts'

/** A part of the rounds that are counted, in a colour of its own. */
export interface SharePart {
  readonly name: string
  readonly tone: 'red' | 'black' | 'green' | 'blue' | 'gold' | 'grey'
  readonly count: number
}

/** The whole per cent of a count. */
export const percentOf = (count: number, all: number): string =>
  all === 0 ? '–' : `${Math.round((count * 100) / all)} %`

/** A bar that is divided as the rounds were, and each part in words. */
export function shareBar(label: string, parts: readonly SharePart[], all: number): HTMLElement {
  return h(
    'div',
    { class: 'past-shares', role: 'group', 'aria-label': label },
    h(
      'div',
      { class: 'share-bar', 'aria-hidden': 'true' },
      ...parts.map(({ tone, count }) => {
        const part = h('span', { 'data-tone': tone })
        part.style.flexGrow = String(count)
        return part
      }),
    ),
    h(
      'ul',
      {},
      ...parts.map(({ name, tone, count }) =>
        h('li', { 'data-tone': tone }, `${name} `, h('b', { dir: 'ltr' }, percentOf(count, all))),
      ),
    ),
  )
}

/** Something that can come, and how often it has. */
export interface Frequency {
  readonly name: string
  readonly count: number
}

/** A column for each thing that can come, as high as it came often. */
export function frequencyChart(label: string, items: readonly Frequency[]): HTMLElement {
  const most = Math.max(1, ...items.map(({ count }) => count))
  return h(
    'div',
    { class: 'past-chart', role: 'group', 'aria-label': label },
    h('p', { class: 'past-title', 'aria-hidden': 'true' }, label),
    h(
      'ul',
      { dir: 'ltr' },
      ...items.map(({ name, count }) => {
        const column = h('span', { class: 'past-column', 'aria-hidden': 'true' })
        column.style.setProperty('--share', String(count / most))
        return h('li', {}, h('b', {}, name), column, h('small', {}, String(count)))
      }),
    ),
  )
}

/** Results in a row, each in its colour; with how often it came where that is asked for. */
export function resultRow(
  label: string,
  results: readonly { readonly name: string; readonly tone: SharePart['tone']; readonly count?: number }[],
): HTMLElement {
  return h(
    'div',
    { class: 'past-results', role: 'group', 'aria-label': label },
    h('p', { class: 'past-title', 'aria-hidden': 'true' }, label),
    h(
      'ol',
      {},
      ...results.map(({ name, tone, count }) =>
        h(
          'li',
          {},
          h('b', { 'data-tone': tone }, name),
          count === undefined ? undefined : h('small', { dir: 'ltr' }, `×${count}`),
        ),
      ),
    ),
  )
}

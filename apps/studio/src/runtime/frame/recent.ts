// SPDX-License-Identifier: Apache-2.0
import { h } from '../page/element.ts'
import { t } from '../texts.ts'

const VISIBLE = 16

export interface RecentResult {
  /** Identifies a result; the same one is not displayed twice. */
  readonly id: string
  readonly label: string
  /** The result in words, where the label has signs. */
  readonly spoken?: string
  /** How the player's round ended, or the colour of a side at a table with others. */
  readonly tone: 'won' | 'lost' | 'high' | 'red' | 'blue' | 'green' | 'plain'
  /** Where to check it. */
  readonly href: string
}

export interface Recent {
  readonly element: HTMLElement
  /** Adds a new result at the front. */
  readonly add: (result: RecentResult) => void
  /** Replaces the strip with earlier results, newest first. */
  readonly fill: (results: readonly RecentResult[]) => void
}

/** The strip of the last results; each links to the verifier. */
export function createRecent(): Recent {
  const list = h('ol', { class: 'recent', 'aria-label': t('studio.recent') })
  const item = (result: RecentResult) =>
    h(
      'li',
      { 'data-id': result.id },
      h(
        'a',
        {
          class: 'chip',
          'data-tone': result.tone,
          href: result.href,
          target: '_blank',
          rel: 'noopener',
          title: t('studio.check'),
          'aria-label': result.spoken,
        },
        result.label,
      ),
    )
  const add = (result: RecentResult) => {
    if (list.querySelector(`[data-id="${result.id}"]`)) return
    list.prepend(item(result))
    while (list.children.length > VISIBLE) list.lastElementChild?.remove()
  }
  return {
    element: list,
    add,
    fill(results) {
      list.replaceChildren()
      for (const result of results.slice(0, VISIBLE).toReversed()) add(result)
    },
  }
}

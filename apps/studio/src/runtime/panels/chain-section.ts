// SPDX-License-Identifier: Apache-2.0
import type { ChainView } from '../../protocol.ts'
import { h } from '../page/element.ts'
import { t } from '../texts.ts'
import { copyLine } from './copy-line.ts'

/** What determines the rounds of a live table, instead of the player's own seeds. `check` says where to check one. */
export function chainSection(chain: ChainView | null, check: string): HTMLElement {
  return h(
    'section',
    {},
    h('p', {}, t('studio.crash.chain.how')),
    h('p', {}, check),
    ...(chain
      ? [
          copyLine(t('studio.crash.chain.terminal'), chain.terminalHash),
          copyLine(t('studio.crash.chain.salt'), chain.salt),
          h('p', { class: 'quiet' }, t('studio.crash.chain.length', { rounds: chain.length })),
        ]
      : []),
  )
}

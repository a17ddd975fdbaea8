// SPDX-License-Identifier: Apache-2.0
import type { ChainView } from '../../protocol.ts'
import { h } from '../../runtime/page/element.ts'
import { copyLine } from '../../runtime/panels/copy-line.ts'
import { t } from '../../runtime/texts.ts'

/** What determines the rounds of the live table, instead of the player's own seeds. */
export function chainSection(chain: ChainView | null): HTMLElement {
  return h(
    'section',
    {},
    h('p', {}, t('studio.crash.chain.how')),
    h('p', {}, t('studio.crash.chain.check')),
    ...(chain
      ? [
          copyLine(t('studio.crash.chain.terminal'), chain.terminalHash),
          copyLine(t('studio.crash.chain.salt'), chain.salt),
          h('p', { class: 'quiet' }, t('studio.crash.chain.length', { rounds: chain.length })),
        ]
      : []),
  )
}

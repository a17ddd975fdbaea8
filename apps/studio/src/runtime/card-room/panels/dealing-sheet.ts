// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import { h } from '../../page/element.ts'
import { createSheet, type Sheet } from '../../page/sheet.ts'
import { copyLine } from '../../panels/copy-line.ts'
import { t } from '../../texts.ts'
import type { HandProofs } from './hand-proofs.ts'

/** How the hand on the table was dealt, and where to check it. */
export function createDealingSheet(newest: () => CardTableMessage | undefined, proofs: HandProofs): Sheet {
  return createSheet(t('studio.cards.dealing'), 'card-dealing', (body) => {
    const message = newest()
    const deal = message?.deal
    const nameOf = (tag: string): string => message?.chairs.find((chair) => chair?.tag === tag)?.name ?? tag
    body.replaceChildren(
      h('p', {}, t('studio.cards.dealing.about')),
      ...(deal
        ? [
            copyLine(t('studio.cards.dealing.root'), deal.root),
            copyLine(t('studio.cards.dealing.chain', { position: deal.position }), deal.terminalHash),
            copyLine(t('studio.cards.dealing.salt'), deal.salt),
            h('h3', {}, t('studio.cards.dealing.seeds')),
            h(
              'dl',
              { class: 'facts' },
              ...deal.seeds.map(({ tag, seed }) =>
                h('div', {}, h('dt', {}, h('bdi', {}, nameOf(tag))), h('dd', {}, h('code', {}, seed))),
              ),
            ),
            ...(isHandOn(message) ? [] : [proofs.link(deal.handId)]),
          ]
        : [h('p', { class: 'quiet' }, t('studio.cards.dealing.none'))]),
      h('p', { class: 'quiet' }, t('studio.cards.dealing.after')),
    )
  })
}

/** Whether the hand on the table is still played. */
const isHandOn = (message: CardTableMessage): boolean =>
  'hand' in message ? message.hand !== null : message.round !== null && message.round.result === null

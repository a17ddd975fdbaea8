// SPDX-License-Identifier: Apache-2.0
import type { CardProof } from '../../../card-protocol/card-proof.ts'
import { h } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { gameTitles } from '../../game-titles.ts'
import { stepList } from '../step-list.ts'
import { checkCardHand } from './check-card-hand.ts'

/** Which hand it is, and how it was dealt, computed here. */
export async function viewOfHand(proof: CardProof, more: readonly HTMLElement[] = []): Promise<HTMLElement> {
  const { game, handId, position } = proof.hand
  const rows = [
    [t('studio.verify.game'), t(gameTitles[game])],
    [t('studio.verify.position'), String(position)],
    [t('studio.cards.verify.hand'), handId],
  ] as const
  return h(
    'div',
    {},
    h(
      'dl',
      { class: 'facts' },
      ...rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    ),
    ...more,
    stepList(await checkCardHand(proof), t('studio.cards.verify.verdict')),
  )
}

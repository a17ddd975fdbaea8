// SPDX-License-Identifier: Apache-2.0
import { verifierAddress } from '../../../card-protocol/card-proof.ts'
import type { DealView } from '../../../card-protocol/card-table-protocol.ts'
import type { HandDealView } from '../../../card-protocol/hand-deal-view.ts'
import { h, setText } from '../../page/element.ts'
import type { Ask } from '../../server/calls.ts'
import { Refused, sentenceOf } from '../../server/failures.ts'
import { t } from '../../texts.ts'

/** What a page remembers of the hands that it saw. */
const MOST_REMEMBERED = 500

export interface HandProofs {
  /** Remembers what was announced of a shuffle, the first time that it comes. */
  readonly remember: (deal: DealView) => void
  /** Leads to the verifier with everything that proves a hand which has ended. */
  readonly link: (handId: string) => HTMLElement
}

/** Fetches what proves the own hands, and compares it with what this page was sent when they were dealt. */
export function createHandProofs(ask: Ask): HandProofs {
  const announced = new Map<string, DealView>()
  const fill = async (box: HTMLElement, handId: string): Promise<void> => {
    const hand = await ask<HandDealView>('GET', `/api/cards/hands/${encodeURIComponent(handId)}/deal`)
    const href = verifierAddress({ hand, announced: announced.get(handId) })
    box.replaceChildren(
      h(
        'a',
        { class: 'small-button verify-hand', href, target: '_blank', rel: 'noopener' },
        t('studio.cards.verify'),
      ),
    )
  }
  return {
    remember(deal) {
      if (announced.has(deal.handId)) return
      announced.set(deal.handId, deal)
      const [oldest] = announced.keys()
      if (announced.size > MOST_REMEMBERED && oldest !== undefined) announced.delete(oldest)
    },
    link(handId) {
      const note = h('p', { class: 'quiet', role: 'status' }, t('common.loading'))
      const box = h('div', { class: 'state-buttons' }, note)
      fill(box, handId).catch((failure: unknown) => {
        const isOthers = failure instanceof Refused && failure.refusal.code === 'studio.notFound'
        setText(note, isOthers ? t('studio.cards.verify.notYours') : sentenceOf(failure))
      })
      return box
    },
  }
}

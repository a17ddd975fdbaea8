// SPDX-License-Identifier: Apache-2.0
import type { GameCode, SessionView } from '../../protocol.ts'
import type { Playing } from '../game.ts'
import type { Ask } from '../server/calls.ts'
import { h } from '../page/element.ts'
import { createSheet, type Sheet } from '../page/sheet.ts'
import { sentenceOf } from '../server/failures.ts'
import { t } from '../texts.ts'
import { historySection } from './history-section.ts'
import type { ShareBet } from './share-sheet.ts'
import { seedsSection } from './seeds-section.ts'

/** What determines the outcomes, published before play, and how to check every round afterwards. */
export function createFairnessSheet(
  code: GameCode,
  ask: Ask,
  playing: Pick<Playing, 'fairness'>,
  renew: () => Promise<SessionView>,
  share: ShareBet,
): Sheet {
  const history = historySection(ask, share)
  const verifier = h(
    'p',
    {},
    h(
      'a',
      { href: `/verify?game=${code}`, target: '_blank', rel: 'noopener' },
      t('studio.fairness.verifier'),
    ),
  )
  return createSheet(t('studio.fairness'), 'fairness', (body) => {
    const container = h('div', {}, h('p', { class: 'quiet' }, t('common.loading')))
    body.replaceChildren(
      ...(playing.fairness ? [playing.fairness()] : [h('p', {}, t('studio.fairness.how')), container]),
      verifier,
      history.element,
    )
    history.refresh()
    if (playing.fairness) return
    renew().then(
      ({ seeds }) => container.replaceChildren(seedsSection(ask, seeds, history.refresh)),
      (failure: unknown) =>
        container.replaceChildren(h('p', { class: 'field-problem', role: 'alert' }, sentenceOf(failure))),
    )
  })
}

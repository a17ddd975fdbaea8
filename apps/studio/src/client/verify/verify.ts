// SPDX-License-Identifier: Apache-2.0
import './verify.css'
import { ignoreComposedKeys } from '@tessera/ui/forms/composed-keys.ts'
import { h, on } from '../../runtime/page/element.ts'
import { sentenceOf } from '../../runtime/server/failures.ts'
import { t } from '../../runtime/texts.ts'
import { isGameCode } from '../game-titles.ts'
import { proofTextIn } from '../../card-protocol/card-proof.ts'
import { viewOfHand } from './cards/hand-view.ts'
import { readProof } from './cards/read-proof.ts'
import { showRound, showTableRound } from './fetch-round.ts'
import { manualForm, valuesOf } from './manual-form.ts'
import { saveSection } from './offline/save-section.ts'
import { headOfVerifier } from './verify-head.ts'

ignoreComposedKeys(window)
const asked = new URL(location.href).searchParams

/** Displays the round of the address with its check, and the form for checking by hand. */
async function show(): Promise<void> {
  document.title = t('studio.verify.title')
  const container = h('div', {}, h('p', { class: 'quiet', role: 'status' }, t('common.loading')))
  const manual = h('div', {})
  document
    .querySelector('#verify')!
    .replaceChildren(
      headOfVerifier('/favicon.svg'),
      h('p', { class: 'lead' }, t('studio.verify.lead')),
      container,
      manual,
    )
  const [round, table, game] = ['round', 'table', 'game'].map((name) => asked.get(name))
  let start: Parameters<typeof manualForm>[0] = {
    game: game && isGameCode(game) ? game : 'dice',
    values: Object.fromEntries(asked),
  }
  const proof = proofTextIn(location.hash)
  try {
    if (proof !== undefined) container.replaceChildren(await showHand(proof))
    else if (round) {
      const visible = await showRound(round)
      container.replaceChildren(visible.view)
      start = { game: visible.round.game, values: valuesOf(visible.round) }
    } else if (table) {
      const visible = await showTableRound(table)
      container.replaceChildren(visible.view)
      start = { game: visible.start.game, values: { ...start.values, ...visible.start.values } }
    } else container.replaceChildren()
  } catch (failure) {
    const again = on(h('button', { type: 'button', class: 'plain-button' }, t('common.retry')), {
      click: () => void show(),
    })
    if (table && !round) start = { ...start, game: 'crash' }
    container.replaceChildren(
      h('div', { class: 'note' }, h('p', { role: 'alert' }, sentenceOf(failure)), again),
    )
  }
  manual.replaceChildren(manualForm(start))
}

/** The hand whose proof a card room has put in the address. */
async function showHand(text: string): Promise<HTMLElement> {
  const proof = readProof(text)
  if (!proof) return h('div', { class: 'note' }, h('p', { role: 'alert' }, t('studio.saved.noRecord')))
  const save = saveSection({
    record: proof,
    fileName: `hand-${proof.hand.handId}`,
    label: t('studio.cards.verify.save'),
  })
  return viewOfHand(proof, [save])
}

addEventListener('hashchange', () => void show())
void show()

// SPDX-License-Identifier: Apache-2.0
import '../verify.css'
import { h, on, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { manualForm, valuesOf } from '../manual-form.ts'
import { viewOfHand } from '../cards/hand-view.ts'
import { readProof } from '../cards/read-proof.ts'
import { viewOfRound } from '../round-view.ts'
import { headOfVerifier } from '../verify-head.ts'
import { readGiven } from './given.ts'
import { readRecord } from './read-record.ts'

/** A longer text is no record: the longest rounds have a few hundred free spins. */
const MOST_CHARACTERS = 500_000

/** The saved verifier: the record of one round or hand, pasted or saved with it, and the form for checking by hand. */
function show(): void {
  document.title = t('studio.verify.title')
  const container = h('div', {})
  const manual = h('div', {}, manualForm({ game: 'dice', values: {} }))
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  const record = h('textarea', {
    id: 'record',
    rows: 6,
    spellcheck: 'false',
    autocomplete: 'off',
    maxlength: MOST_CHARACTERS,
  })
  const check = async () => {
    setText(problem, '')
    container.replaceChildren()
    const proof = readProof(record.value)
    if (proof) return container.replaceChildren(await viewOfHand(proof))
    const round = readRecord(record.value)
    if (!round) return setText(problem, t('studio.saved.noRecord'))
    container.replaceChildren(await viewOfRound(round))
    manual.replaceChildren(manualForm({ game: round.game, values: valuesOf(round) }))
  }
  const form = h(
    'form',
    { class: 'verify-form', novalidate: true },
    h('div', { class: 'field' }, h('label', { for: 'record' }, t('studio.saved.record')), record),
    problem,
    h('button', { type: 'submit', class: 'main-button' }, t('studio.saved.check')),
  )
  const checkOrSay = () => {
    check().catch(() => {
      container.replaceChildren()
      setText(problem, t('studio.saved.noRecord'))
    })
  }
  on(form, {
    submit(event) {
      event.preventDefault()
      checkOrSay()
    },
  })
  document
    .querySelector('#verify')!
    .replaceChildren(
      headOfVerifier(),
      h('p', { class: 'lead' }, t('studio.saved.lead')),
      form,
      container,
      manual,
    )
  const given = readGiven(document).record
  if (given === undefined) return
  record.value = given
  checkOrSay()
}

show()

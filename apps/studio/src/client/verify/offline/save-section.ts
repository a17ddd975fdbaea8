// SPDX-License-Identifier: Apache-2.0
import type { RoundView } from '../../../protocol.ts'
import { h, on, setText } from '../../../runtime/page/element.ts'
import { pageTexts, t } from '../../../runtime/texts.ts'
import { withGiven } from './given.ts'

/** Saves the verifier as one file with the record of this round and the texts of this page in it. */
export function saveSection(round: RoundView): HTMLElement {
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  const save = async () => {
    setText(problem, '')
    const answer = await fetch('/verifier.html')
    if (!answer.ok) throw new Error(`the verifier was answered with ${answer.status}`)
    const page = withGiven(await answer.text(), { ...pageTexts, record: JSON.stringify({ round }, null, 1) })
    download(page, `round-${round.id}.html`)
  }
  const button = on(h('button', { type: 'button', class: 'plain-button' }, t('studio.saved.save')), {
    click: () => {
      save().catch(() => setText(problem, t('studio.partMissing')))
    },
  })
  return h(
    'section',
    { class: 'save-offline', 'aria-label': t('studio.saved.save') },
    button,
    h('p', { class: 'quiet' }, t('studio.saved.about')),
    problem,
  )
}

function download(page: string, name: string): void {
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  h('a', { href: address, download: name }).click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

// SPDX-License-Identifier: Apache-2.0
import { h, on, setText } from '../../../runtime/page/element.ts'
import { pageTexts, t } from '../../../runtime/texts.ts'
import { withGiven } from './given.ts'

/** What is saved, and under which name. */
interface SavedRecord {
  readonly record: object
  readonly fileName: string
  readonly label?: string
}

/** Saves the verifier as one file with a record and the texts of this page in it. */
export function saveSection({ record, fileName, label = t('studio.saved.save') }: SavedRecord): HTMLElement {
  const problem = h('p', { class: 'field-problem', role: 'alert' })
  const save = async () => {
    setText(problem, '')
    const answer = await fetch('/verifier.html')
    if (!answer.ok) throw new Error(`the verifier was answered with ${answer.status}`)
    const page = withGiven(await answer.text(), { ...pageTexts, record: JSON.stringify(record, null, 1) })
    download(page, `${fileName}.html`)
  }
  const button = on(h('button', { type: 'button', class: 'plain-button' }, label), {
    click: () => {
      save().catch(() => setText(problem, t('studio.partMissing')))
    },
  })
  return h(
    'section',
    { class: 'save-offline', 'aria-label': label },
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

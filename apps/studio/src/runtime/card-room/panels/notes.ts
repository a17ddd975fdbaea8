// SPDX-License-Identifier: Apache-2.0
import type { CardNote, CardNotes } from '../../../card-protocol/card-history-protocol.ts'
import type { ChairBase } from '../../../card-protocol/card-table-protocol.ts'
import { h, on, setText } from '../../page/element.ts'
import { createSheet } from '../../page/sheet.ts'
import type { Ask } from '../../server/calls.ts'
import { sentenceOf } from '../../server/failures.ts'
import { t } from '../../texts.ts'

const LONGEST_NOTE = 200

/** What the player remembers of others: one note each, which nobody else sees. */
export function createNotes(ask: Ask, changed: () => void) {
  let notes = new Map<string, string>()
  const know = (answer: CardNotes) => {
    notes = new Map(answer.notes.map(({ tag, text }) => [tag, text]))
    changed()
  }
  ask<CardNotes>('GET', '/api/cards/notes').then(know, () => undefined)
  let chair: ChairBase | undefined
  const sheet = createSheet(t('studio.cards.note'), 'card-note', (body) => {
    if (!chair) return
    const { tag, name, robot } = chair
    const problem = h('p', { class: 'field-problem', role: 'alert' })
    const input = h('textarea', { id: 'card-note-text', rows: 4, maxlength: LONGEST_NOTE })
    input.value = notes.get(tag) ?? ''
    const save = async () => {
      const note: CardNote = { tag, text: input.value.trim() }
      know(await ask<CardNotes>('POST', '/api/cards/notes', note))
      sheet.close()
    }
    const form = on(
      h(
        'form',
        { class: 'card-form', novalidate: true },
        h('p', { class: 'note-name' }, h('bdi', {}, name)),
        robot && h('p', { class: 'quiet' }, t('studio.cards.robot.about')),
        h('label', { for: 'card-note-text' }, t('studio.cards.note.label')),
        input,
        problem,
        h('button', { type: 'submit', class: 'plain-button main' }, t('common.save')),
      ),
      {
        submit: (event) => {
          event.preventDefault()
          save().catch((failure: unknown) => setText(problem, sentenceOf(failure)))
        },
      },
    )
    body.replaceChildren(form)
  })
  return {
    of: (tag: string): string | undefined => notes.get(tag),
    open(whom: ChairBase): void {
      chair = whom
      sheet.open()
    },
    remove: sheet.remove,
  }
}

// SPDX-License-Identifier: Apache-2.0
import { pause } from '../../runtime/pause.ts'
import { h, on, setAttribute } from '../../runtime/page/element.ts'
import { SCRATCH_FIELDS, SCRATCH_PRIZES } from './maths.ts'
import { drawSymbol } from './symbols.ts'

const FIELD_MS = 260

/** The card with its nine fields below their foil, and the prizes beside it. */
export function createCard() {
  const fields = Array.from({ length: SCRATCH_FIELDS }, () => h('div', { class: 'scratch-field' }))
  const prizes = SCRATCH_PRIZES.map(({ times }, symbol) => {
    const item = h('li', {}, h('b', {}, `${times}×`))
    item.prepend(drawSymbol(symbol))
    return item
  })
  /** Scratches a field; false if it was scratched before. */
  const scratch = (index: number): boolean => {
    if (fields[index]!.dataset['foil'] === undefined) return false
    delete fields[index]!.dataset['foil']
    return true
  }
  // A pointer that passes over the foil scratches it before its turn comes.
  for (const [index, field] of fields.entries())
    on(field, { pointerenter: () => void (field.dataset['ready'] !== undefined && scratch(index)) })
  const unmark = () => {
    for (const each of [...fields, ...prizes]) setAttribute(each, 'data-won', false)
  }
  return {
    element: h(
      'div',
      { class: 'scratch', 'aria-hidden': 'true' },
      h('div', { class: 'scratch-card' }, ...fields),
      h('ul', { class: 'scratch-prizes' }, ...prizes),
    ),
    field: (index: number) => fields[index]!,
    /** A new card, all of it below foil. */
    cover() {
      unmark()
      for (const field of fields) {
        field.replaceChildren()
        delete field.dataset['ready']
        field.dataset['foil'] = ''
      }
    },
    /** Scratches field after field, and marks the three that are equal. */
    async scratch(symbols: readonly number[], prize: number | null, scratched: () => void) {
      for (const [index, symbol] of symbols.entries()) {
        fields[index]!.replaceChildren(drawSymbol(symbol))
        fields[index]!.dataset['ready'] = ''
      }
      for (const index of symbols.keys()) {
        await pause(FIELD_MS)
        if (scratch(index)) scratched()
      }
      await pause(FIELD_MS)
      if (prize === null) return
      setAttribute(prizes[prize]!, 'data-won', true)
      for (const [index, symbol] of symbols.entries())
        setAttribute(fields[index]!, 'data-won', symbol === prize)
    },
  }
}

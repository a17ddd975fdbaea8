// SPDX-License-Identifier: Apache-2.0
import { h, setText } from './element.ts'

export interface Figures {
  readonly element: HTMLElement
  readonly show: (values: readonly string[]) => void
}

/** A row of figures below their names. */
export function createFigures(names: readonly string[]): Figures {
  // Figures and their symbols run from left to right in every language.
  const values = names.map(() => h('bdi', { dir: 'ltr' }))
  return {
    element: h(
      'dl',
      { class: 'figure-row' },
      ...names.map((name, index) => h('div', {}, h('dt', {}, name), h('dd', {}, values[index]!))),
    ),
    show(visible) {
      for (const [index, value] of values.entries()) setText(value, visible[index] ?? '')
    },
  }
}

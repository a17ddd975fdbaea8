// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { flatImports } from './flat-imports.ts'

const chunk = (name: string, imports: string[], { isEntry = false, isDynamicEntry = false } = {}) => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((one) => `assets/${one}.js`),
  isEntry,
  isDynamicEntry,
})
const chunks = Object.fromEntries(
  [
    chunk('index', ['main'], { isEntry: true }),
    chunk('main', ['runtime']),
    chunk('runtime', []),
    chunk('page', ['dialog', 'main'], { isDynamicEntry: true }),
    chunk('dialog', ['modal', 'runtime']),
    chunk('modal', ['dialog', 'focus']),
    chunk('focus', ['runtime']),
  ].map((one) => [one.fileName, one]),
)
const render = (name: string): string | undefined => {
  const { renderChunk } = flatImports() as unknown as {
    renderChunk: (code: string, chunk: object, _: object, meta: object) => { code: string } | null
  }
  return renderChunk('code', chunks[`assets/${name}.js`]!, {}, { chunks })?.code
}

it('a part that is loaded lazily imports what its imports import, last, and nothing of the program', () => {
  const [code, ...added] = render('page')!.split('\n')
  expect(code).toBe('code')
  expect(added.sort()).toEqual(['import "./focus.js";', 'import "./modal.js";'])
})

it('other files stay as they are', () => {
  for (const name of ['index', 'main', 'dialog']) expect(render(name)).toBeUndefined()
})

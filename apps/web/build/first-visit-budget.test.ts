// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { firstVisitBudget, firstVisitBudgetBytes, weighFirstVisit } from './first-visit-budget.ts'

const chunk = (name: string, code: string, imports: string[] = [], facadeModuleId: string | null = null) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-A.js`,
  code,
  imports: imports.map((one) => `assets/${one}-A.js`),
  facadeModuleId,
})
const sheet = (name: string, source: string) => ({ type: 'asset', fileName: `assets/${name}-A.css`, source })
const bundleOf = (...files: { fileName: string }[]) =>
  Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle
const bytes = (text: string): number => brotliCompressSync(text).length
/** Text that hardly compresses. */
const noise = (length: number): string =>
  Array.from({ length: Math.ceil(length / 64) }, (_, n) =>
    createHash('sha256').update(String(n)).digest('base64'),
  ).join('')

it('weighs what the first view imports, each file once, and nothing that loads later', () => {
  const bundle = bundleOf(
    chunk('main', 'main()', ['shared', 'early']),
    chunk('early', 'early()', ['shared']),
    chunk('shared', 'shared()'),
    chunk('texts', 'english()', [], '/packages/texts/src/generated/en/site.ts'),
    chunk('other', 'thai()', [], '/packages/texts/src/generated/th/site.ts'),
    chunk('page', noise(9_000), ['shared']),
    sheet('first', 'a{}'),
    sheet('main', 'a{}b{}'),
  )
  expect(weighFirstVisit(bundle)).toEqual({
    scripts: ['main()', 'early()', 'shared()', 'english()'].reduce((sum, code) => sum + bytes(code), 0),
    styles: bytes('a{}'),
  })
})

it('ends a build that is too heavy, and says by how much', () => {
  const { generateBundle } = firstVisitBudget() as unknown as {
    generateBundle: {
      handler: (this: { error: (text: string) => never }, options: object, bundle: object) => void
    }
  }
  const build = (styles: string): void =>
    generateBundle.handler.call(
      {
        error: (text) => {
          throw new Error(text)
        },
      },
      {},
      bundleOf(chunk('main', 'main()'), sheet('first', styles)),
    )
  expect(() => build('a{}')).not.toThrow()
  const heavy = noise(3 * firstVisitBudgetBytes.styles)
  expect(bytes(heavy)).toBeGreaterThan(firstVisitBudgetBytes.styles)
  expect(() => build(heavy)).toThrow(
    `loads ${bytes(heavy)} bytes of styles; its budget is ${firstVisitBudgetBytes.styles}`,
  )
})

// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { isFirstSheet, sheetsOf, waitsForSheet } from './first-sheet.ts'
import { watchedParts } from './watched-parts.ts'

const app = resolve(import.meta.dirname, '../src')
const chunk = (name: string, code: string, facadeModuleId: string | null = null, imports: string[] = []) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-A.js`,
  code,
  imports: imports.map((one) => `assets/${one}-A.js`),
  isEntry: false,
  facadeModuleId,
})
const whole = '@layer utilities{.of-main{a:b}.of-menu{a:b}.of-icon{a:b}.of-dialog{a:b}.boot{a:b}}'
const bundleOf = (...files: { fileName: string }[]) =>
  Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle

describe('the style sheet of the first view', () => {
  const bundle = bundleOf(
    chunk('main', '"of-main"'),
    chunk('side-menu', '"of-menu"', resolve(app, 'app/shell/menus/side-menu.tsx'), ['icon']),
    chunk('icon', '"of-icon"'),
    chunk('dialog', '"of-dialog"', resolve(app, 'app/warning-dialog.tsx')),
    { type: 'asset', fileName: 'assets/main-A.css', source: whole } as never,
  )

  it('has what the program and the parts need that render before the whole one is there', () => {
    const { first, wholeFileName } = sheetsOf(bundle)
    expect(first.source).toBe('@layer utilities{.of-main{a:b}.of-menu{a:b}.of-icon{a:b}.boot{a:b}}')
    expect(isFirstSheet(first.fileName)).toBe(true)
    expect(wholeFileName).toBe('assets/main-A.css')
  })

  it('is not made of a build without any', () => {
    expect(() => sheetsOf(bundleOf(chunk('main', '')))).toThrow('no style sheet')
  })
})

describe('a part that is loaded lazily', () => {
  const transformed = (code: string): string => {
    const { transform } = watchedParts() as unknown as {
      transform: (code: string, id: string) => { code: string } | undefined
    }
    return transform(code, resolve(app, 'app/shell/shell.tsx'))?.code ?? code
  }

  it('waits for the whole sheet, unless it is of the first view or has no components', () => {
    expect(transformed(`lazy(() => import('../warning-dialog.tsx'))`)).toContain(
      `loadStyledPart(() => import('../warning-dialog.tsx'))`,
    )
    expect(transformed(`lazy(() => import('./menus/side-menu.tsx'))`)).toContain(
      `loadPart(() => import('./menus/side-menu.tsx'))`,
    )
    expect(transformed(`lazy(() => import('@tessera/ui/data/qr-code.tsx'))`)).toContain('loadStyledPart(')
    expect(waitsForSheet('@tessera/contract/generated/site-routes')).toBe(false)
  })
})

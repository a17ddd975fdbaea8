// SPDX-License-Identifier: Apache-2.0
import { sitePages } from '@tessera/contract/site/pages'
import { expect, it, vi } from 'vitest'
import { partOfPage } from '../../build/page-parts.ts'
import { router } from './router.tsx'

// Which file is loaded does not depend on texts, which only a platform has.
vi.mock('../shared/texts/with-page-texts.ts', () => ({
  withPageTexts: (load: unknown) => load,
  withAccountTexts: (load: unknown) => load,
}))

const parts = import.meta.glob<Record<string, unknown>>([
  './pages/*-route.tsx',
  '../features/catalogue/hot-page.tsx',
])

it('the server links the part of every page of the site; only the home page is in the program', () => {
  const paths = sitePages.map(({ path }) => path)
  expect(Object.keys(partOfPage).sort()).toEqual(
    paths.filter((path) => !['/', '/index', '/index.html'].includes(path)).sort(),
  )
})

it.each(Object.entries(partOfPage))('%s loads %s', async (path, part) => {
  const route = router.routes.find((one) => one.path === path)
  expect(await route?.options.component?.preload?.()).toBe(await parts[part]?.())
})

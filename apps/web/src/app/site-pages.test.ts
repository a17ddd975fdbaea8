// SPDX-License-Identifier: Apache-2.0
import { sitePages } from '@tessera/contract/site/pages'
import { expect, it } from 'vitest'
import { router } from './router.tsx'

it('the server knows every page of the site and no other: it answers an unknown address with 404', () => {
  expect(sitePages.map((page) => page.path).sort()).toEqual(
    router.routes.map((route): string => route.path).sort(),
  )
})

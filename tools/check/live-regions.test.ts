// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { hiddenRegions } from './live-regions.ts'

it.each([
  '<p role="alert" className="text-danger empty:hidden">',
  '<p className="empty:hidden" role="status">',
  '<p\n  id={id}\n  aria-live="polite"\n  className="text-xs empty:hidden"\n>',
])('finds a live region that is hidden while it is empty: %j', (element) => {
  expect(hiddenRegions('page.tsx', `<div>\n${element}{said}</p>`)).toEqual(['page.tsx:2: empty:hidden'])
})

it.each([
  '<p role="alert" className="text-danger empty:sr-only">{said}</p>',
  '<div role="status" /><span className="empty:hidden">{count}</span>',
])('lets %j pass', (element) => {
  expect(hiddenRegions('page.tsx', element)).toEqual([])
})

// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { givenMarker, readGiven, withGiven, type Given } from './given.ts'

const given = {
  lang: 'en',
  dir: 'ltr',
  proof: { gameCode: 'D5-1', numero: '</script><img src=x>' },
} as unknown as Given

it('puts the values of a draw into the saved page, and no markup from them', () => {
  const saved = withGiven(`<html>${givenMarker}</html>`, given)
  expect(saved.match(/<\/script>/g)).toHaveLength(1)
  expect(saved).not.toContain('<img')
  const json = saved.slice(saved.indexOf('{'), saved.lastIndexOf('}') + 1)
  const page = { querySelector: () => ({ textContent: json }) } as unknown as Document
  expect(readGiven(page)).toEqual(given)
})

it('refuses to fill a page that is something else, and reads nothing from the page as it is built', () => {
  expect(() => withGiven('<html>not found</html>', given)).toThrow('not the offline verifier')
  expect(readGiven({ querySelector: () => ({ textContent: '' }) } as unknown as Document)).toBeUndefined()
})

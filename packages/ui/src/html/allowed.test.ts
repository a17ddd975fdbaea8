// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readLink, readPicture } from './allowed.ts'

const origin = 'https://site.example'

describe('a link in HTML contents', () => {
  it.each([
    ['/down', '/down'],
    ['#topic-3', '#topic-3'],
    ['https://site.example/help#term', '/help#term'],
    ['promotions?id=1', '/promotions?id=1'],
  ])('stays here: %s', (href, path) => {
    expect(readLink(href, origin)).toMatchObject({ href: path, leaves: false })
  })

  it.each([
    'https://elsewhere.example/a',
    '//elsewhere.example',
    'http://site.example.elsewhere.example',
    'https://site.example@elsewhere.example',
    '\\\\elsewhere.example',
    'http://site.example',
  ])('leaves the site: %s', (href) => {
    expect(readLink(href, origin)).toMatchObject({ leaves: true })
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://site.example/1',
    'file:///etc/passwd',
    '',
    null,
  ])('is not a link: %j', (href) => {
    expect(readLink(href, origin)).toBeUndefined()
  })

  it('can call or write to somebody without leaving', () => {
    expect(readLink('mailto:help@site.example', origin)).toMatchObject({
      href: 'mailto:help@site.example',
      leaves: false,
    })
  })
})

describe('a picture in HTML contents', () => {
  it.each(['/media/a.png', 'https://pictures.example/a.webp', 'data:image/png;base64,iVBORw0KGgo='])(
    'is fetched: %s',
    (src) => {
      expect(readPicture(src, origin)).toBeDefined()
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHN2Zz4=',
    '',
    null,
  ])('is left out: %j', (src) => {
    expect(readPicture(src, origin)).toBeUndefined()
  })
})

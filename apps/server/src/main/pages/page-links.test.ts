// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { linkFiles } from './page-links.ts'

const parts = {
  files: ['/assets/menu.js', '/assets/hot.js', '/assets/help.js'],
  pages: { '/hot': { files: [0, 1], texts: false }, '/help': { files: [0, 2], texts: true } },
}
const html = `<!--sets EN /assets/site-1.js /assets/pages-1.js;AR /assets/site-2.js /assets/pages-2.js--><!--sheets /assets/first.css /assets/main.css--><!--parts ${JSON.stringify(parts)}-->`
const links = (path: string, set = 'EN'): string[] =>
  [...linkFiles(html, { path, set }).matchAll(/<link rel="(\w+)"[^>]*? href="([^"]*)"([^>]*)>/g)].map(
    ([, rel, href, rest]) => `${rel} ${href}${rest}`,
  )

describe('what a page links', () => {
  it('is, on home, the style sheet of the first view, which names the whole one, and the texts in the right set', () => {
    for (const home of ['/', '/index', '/index.html'])
      expect(links(home, 'AR')).toEqual([
        'modulepreload /assets/site-2.js',
        'preload /assets/first.css data-whole="/assets/main.css"',
      ])
  })

  it('is, elsewhere, the whole style sheet and the parts of the page, with the texts of the pages if it needs them', () => {
    expect(links('/hot')).toEqual([
      'modulepreload /assets/site-1.js',
      'preload /assets/main.css',
      'modulepreload /assets/menu.js',
      'modulepreload /assets/hot.js',
    ])
    expect(links('/help', 'AR').slice(2)).toEqual([
      'modulepreload /assets/menu.js',
      'modulepreload /assets/help.js',
      'modulepreload /assets/pages-2.js',
    ])
  })

  it('is the whole style sheet alone on an address that has no page, whatever its name', () => {
    for (const path of ['/no/such', '/toString', '__proto__'])
      expect(links(path)).toEqual(['modulepreload /assets/site-1.js', 'preload /assets/main.css'])
  })

  it('leaves no comment of the build behind, and a page without them as it is', () => {
    expect(linkFiles(html, { path: '/hot', set: 'EN' })).not.toContain('<!--')
    expect(linkFiles('<html></html>', { path: '/', set: 'EN' })).toBe('<html></html>')
  })
})

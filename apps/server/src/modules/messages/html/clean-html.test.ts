// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { hostileCount, hostileHtml } from '../../../../../../e2e/support/hostile-html.ts'
import { cleanHtml } from './clean-html.ts'
import { strangersIn } from './html-for-tests.ts'

const hosts = { own: ['play.example'], trusted: ['rules.example', '.licence.example'] }

describe('a text of the platform', () => {
  it('keeps headings, lists, tables, emphasis, links and own pictures as they were written', () => {
    const text =
      '<h2>Rules</h2><p class="lead">Play <b>well</b>, <em>stop</em> in <u>time</u>.<br />Then</p><ul><li>one</li></ul><ol start="3"><li>three</li></ol>' +
      '<table><thead><tr><th scope="col">Bet</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table><blockquote>said</blockquote><hr />' +
      '<p><a href="/help#term">terms</a> <a href="mailto:help@example.com">mail</a></p><img src="/media/abc.avif" alt="A wheel" loading="lazy" />'
    expect(cleanHtml(text)).toBe(text)
  })

  it('marks links that leave the site, but not those to our own hosts or to trusted ones', () => {
    const link = (href: string) =>
      cleanHtml(`<a href="${href}" data-leaves="fake" rel="opener" target="x">x</a>`, hosts)
    expect(link('/rng?a=1&b=2')).toBe('<a href="/rng?a=1&amp;b=2">x</a>')
    expect(link('https://play.example/x')).toBe('<a href="https://play.example/x">x</a>')
    expect(link('https://rules.example/x')).toBe(
      '<a href="https://rules.example/x" rel="noopener noreferrer nofollow" target="_blank">x</a>',
    )
    expect(link('https://a.licence.example/')).not.toContain('data-leaves')
    expect(link('https://licence.example.evil.example/')).toContain(
      'data-leaves="licence.example.evil.example"',
    )
    expect(link('http://elsewhere.example:8080/a')).toBe(
      '<a href="http://elsewhere.example:8080/a" rel="noopener noreferrer nofollow" target="_blank" data-leaves="elsewhere.example:8080">x</a>',
    )
  })

  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://user:pass@evil.example/',
    'https:evil.example',
    'https:///evil.example',
    'ftp://evil.example',
    'mailto:a@b.example?body=x',
    'mailto:a@b',
    'rng',
    '?x',
    '#x',
    '',
    'https://evil.example/\u202Egnp',
  ])('takes the address %j out of a link and leaves its words', (href) => {
    expect(cleanHtml(`<a href="${href}">words</a>`)).toBe('<a>words</a>')
  })

  it('shows pictures of the platform or over https, and drops any other', () => {
    expect(cleanHtml('<img src="https://pictures.example/a.png" width="20" height="0" onerror="x">')).toBe(
      '<img src="https://pictures.example/a.png" alt="" loading="lazy" width="20" />',
    )
    for (const src of [
      'http://a.example/x.png',
      '/help/logout',
      '/media/../wps/session',
      'data:image/png;base64,AAAA',
      'x.png',
      '//a.example/x.png',
    ])
      expect(cleanHtml(`<img src="${src}" alt="x">`)).toBe('')
  })

  it('keeps the words of what it does not know, but not programs, styles or drawings', () => {
    expect(cleanHtml('<section><font color="red">Red</font></section>')).toBe('Red')
    expect(
      cleanHtml(
        'a<script>b</script><style>c</style><svg><text>d</text></svg><math><mi>e</mi></math><template>f</template><iframe>g</iframe>h',
      ),
    ).toBe('ah')
    expect(cleanHtml('<h1 id="x" style="color:red" data-x="1">Title</h1>')).toBe('<h2>Title</h2>')
    expect(cleanHtml('<p class="note evil fixed">x</p>')).toBe('<p class="note">x</p>')
  })

  it('limits how deep tags nest', () => {
    const depth = (text: string): number => {
      let deepest = 0
      const waiting = parseFragment(text).childNodes.map((node) => ({ node, level: 1 }))
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        deepest = Math.max(deepest, next.level)
        if ('childNodes' in next.node)
          for (const child of next.node.childNodes) waiting.push({ node: child, level: next.level + 1 })
      }
      return deepest
    }
    expect(depth(cleanHtml('<div>'.repeat(8_000)))).toBeLessThan(40)
    expect(depth(cleanHtml(`${'<b><blockquote><i>'.repeat(2_000)}x`))).toBeLessThan(40)
  })
})

describe('hostile texts', () => {
  it(`leave nothing outside the allow list (${hostileCount} of them), and cleaning again changes nothing`, () => {
    expect(hostileCount).toBeGreaterThan(10_000)
    const texts = hostileHtml({ most: 6_000 })
    expect(new Set(texts).size).toBeGreaterThan(1_000)
    for (const text of texts) {
      const clean = cleanHtml(text, hosts)
      expect(strangersIn(clean), text).toEqual([])
      expect(cleanHtml(clean, hosts), text).toBe(clean)
    }
  })

  it('would be found by this test: the same texts are full of forbidden markup before they are cleaned', () => {
    const texts = hostileHtml({ most: 1_000 })
    expect(texts.filter((text) => strangersIn(text).length > 0).length).toBeGreaterThan(700)
  })

  const scrap = fc.constantFrom(
    '<',
    '>',
    '</',
    '/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '"',
    "'",
    '`',
    '=',
    ' ',
    '\n',
    '&',
    '&lt;',
    '&#60;',
    '&quot;',
    'script',
    'style',
    'svg',
    'math',
    'mtext',
    'img',
    'a',
    'p',
    'b',
    'table',
    'td',
    'select',
    'title',
    'textarea',
    'noscript',
    'template',
    'iframe',
    'form',
    'div',
    'href',
    'src',
    'onerror',
    'onload',
    'class',
    'javascript:',
    'https://a.example',
    '/media/a.avif',
    'x',
    '__ran()',
    'xlink:href',
    'annotation-xml',
    'mglyph',
    'plaintext',
  )
  it('leave nothing outside the allow list when they are put together by chance', () => {
    fc.assert(
      fc.property(fc.array(scrap, { minLength: 3, maxLength: 60 }), (scraps) => {
        const clean = cleanHtml(scraps.join(''))
        expect(strangersIn(clean)).toEqual([])
        expect(cleanHtml(clean)).toBe(clean)
      }),
      { numRuns: 3_000 },
    )
  })
})

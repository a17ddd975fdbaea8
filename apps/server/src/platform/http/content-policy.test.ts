// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { closedPolicy, pagePolicy, readingPolicy } from './content-policy.ts'

const hash = `sha256-${'a'.repeat(43)}=`

it('lets a page run its own files and hashed scripts, and show only the listed frames and pictures', () => {
  const policy = pagePolicy({
    frames: ['https://games.example'],
    pictures: ['https://cdn.example'],
    lines: ['wss://play.example'],
    scripts: [hash],
    styles: [hash],
  })
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' '${hash}'`,
      `style-src 'self' '${hash}'`,
      'frame-src https://games.example',
      "img-src 'self' data: blob: https://cdn.example",
      "connect-src 'self' wss://play.example",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ]),
  )
})

it('turns strings into script or markup only through the two named policies', () => {
  expect(pagePolicy({})).toContain(
    "require-trusted-types-for 'script'; trusted-types tessera-html tessera-script-url; ",
  )
})

it('never contains unsafe, whatever the input', () => {
  const hostile = [
    "'unsafe-inline'",
    'https://x.example; script-src *',
    '*',
    'javascript:alert(1)',
    'https://a.example https://b.example',
    '',
  ]
  const policy = pagePolicy({
    frames: hostile,
    pictures: hostile,
    lines: hostile,
    scripts: hostile,
    styles: hostile,
  })
  expect(policy).toBe(pagePolicy({}))
  expect(`${policy} ${closedPolicy} ${readingPolicy}`).not.toMatch(/unsafe|\*/)
})

it('allows Google and Firebase only where the operator uses them to verify numbers', () => {
  const [without, withCheck] = [pagePolicy({}), pagePolicy({ provesNumbers: true })]
  expect(without).not.toMatch(/google|default |goog#html/)
  expect(withCheck).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  )
  expect(withCheck).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;',
  )
  expect(withCheck).toContain('trusted-types tessera-html tessera-script-url default goog#html;')
  expect(withCheck).not.toMatch(/unsafe|\*/)
})

it('allows the tag of a platform that counts visits, and nothing else', () => {
  const [without, withTag] = [pagePolicy({}), pagePolicy({ countsVisits: true })]
  expect(without).not.toContain('google')
  expect(withTag).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(withTag).not.toContain('unsafe')
})

// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { brandStyleSheet, brandTokens } from './brand-tokens.ts'
import {
  leastShapeContrast,
  leastTextContrast,
  shapePairs,
  textPairs,
  themeColours,
} from './theme-colours.ts'
import { contrast } from './wcag.ts'

const tokensOf = (dark: string, light: string) => {
  const verdict = brandTokens({ dark, light })
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems))
  return verdict.tokens
}

describe('the colours of a brand', () => {
  it.each([
    ['the platform', '#22e38b', '#007a45'],
    ['violet', '#b79bff', '#5b2bd1'],
    ['the second brand of the demonstration', '#c4a5ff', '#5b2fc4'],
    ['amber', '#ffb020', '#8a5000'],
    ['sky', '#5cc8ff', '#0a5f9e'],
    ['rose', '#ff8fab', '#b3123f'],
  ])('leave every text readable in both themes: %s', (_name, dark, light) => {
    const tokens = tokensOf(dark, light)
    for (const theme of ['dark', 'light'] as const) {
      const colours = { ...themeColours[theme], ...tokens[theme] }
      for (const [ink, ground] of textPairs)
        expect(
          contrast(colours[ink], colours[ground]),
          `${ink} on ${ground}, ${theme}`,
        ).toBeGreaterThanOrEqual(leastTextContrast)
      for (const [ink, ground] of shapePairs)
        expect(
          contrast(colours[ink], colours[ground]),
          `${ink} on ${ground}, ${theme}`,
        ).toBeGreaterThanOrEqual(leastShapeContrast)
      expect(contrast(colours['on-art-action'], colours['art-action'])).toBeGreaterThanOrEqual(
        leastTextContrast,
      )
    }
  })

  it('are refused with the pairs that cannot be read', () => {
    const verdict = brandTokens({ dark: '#22e38b', light: '#22e38b' })
    expect(verdict).toMatchObject({ ok: false })
    if (verdict.ok) return
    expect(verdict.problems.every(({ theme }) => theme === 'light')).toBe(true)
    expect(verdict.problems).toContainEqual({
      theme: 'light',
      ink: 'brand',
      ground: 'surface-1',
      contrast: 1.68,
      least: 4.5,
    })
    expect(brandTokens({ dark: '#1a1a2e', light: '#5b2bd1' }).ok).toBe(false)
  })

  it('that are not colours are named, and no tokens are made', () => {
    for (const wrong of ['green', '#fff', '#12345', 'url(#x)', '#22e38b;}', ''])
      expect(() => brandTokens({ dark: wrong, light: '#5b2bd1' })).toThrow(RangeError)
  })

  it('choose dark or white text, whichever reads better', () => {
    const tokens = tokensOf('#b79bff', '#5b2bd1')
    expect(tokens.light['on-brand']).toBe('#ffffff')
    expect(contrast(tokens.dark['on-brand'], '#b79bff')).toBeGreaterThan(7)
  })

  it('become a style sheet of tokens only', () => {
    const sheet = brandStyleSheet(tokensOf('#b79bff', '#5b2bd1'))
    expect(sheet).toMatch(/^:root,\[data-theme='dark'\]\{--brand:#b79bff;/)
    expect(sheet).toContain("[data-theme='light']{--brand:#5b2bd1;")
    expect(sheet.replace(/[#\w\s:;,{}[\]='-]/g, '')).toBe('')
  })
})

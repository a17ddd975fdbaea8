import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = { dark: block("[data-theme='dark']"), light: { ...block("[data-theme='dark']"), ...block("[data-theme='light']") } }
const shared = block('theme. */\n:root')

const grounds = ['bg', 'surface-1', 'surface-2', 'surface-3']
const raised = ['bg', 'surface-1', 'surface-2']
const textPairs: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['text', ground]),
  ...grounds.map((ground): [string, string] => ['muted', ground]),
  ...raised.flatMap((ground): [string, string][] => [['brand', ground], ['gold', ground], ['danger', ground]]),
  ['on-brand', 'brand'],
  ['on-danger', 'danger-fill'],
  ['brand', 'brand-soft'],
  ['gold', 'gold-soft'],
  ['danger', 'danger-soft'],
  ['text', 'brand-soft'],
  ['text', 'gold-soft'],
  ['text', 'danger-soft'],
]
const shapePairs: [string, string][] = raised.flatMap((ground): [string, string][] => [['line-control', ground], ['brand', ground]])

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  it.each(textPairs)('shows %s readably on %s', (ink, ground) => {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('shows the shape %s on %s', (ink, ground) => {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(3)
  })
})

describe('art', () => {
  it.each([['on-art', 'art-base'], ['on-art-muted', 'art-base'], ['on-art-action', 'art-action']])('shows %s readably on %s', (ink, ground) => {
    expect(contrast(shared[ink] ?? '', shared[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the test itself', () => {
  it('knows the contrast of black on white and of a grey that fails', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#8a8a8a', '#ffffff')).toBeLessThan(4.5)
  })
})

function colour(theme: keyof typeof themes, name: string): string {
  const value = themes[theme][name]
  if (value === undefined) throw new Error(`No token ${name} in ${theme}`)
  return value
}

/** The custom properties of the first rule whose selector ends with `selector`. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]))
}

/** Contrast ratio of two opaque #rrggbb colours, by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`Not an opaque colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import { describe, expect, it } from 'vitest'
import { english } from './en/index.ts'
import { messages as console_ } from './generated/en/console.ts'
import { messages as site } from './generated/en/site.ts'
import { createTranslator, localeOf, text } from './index.ts'

describe('texts', () => {
  it('puts values into a sentence', () => {
    expect(text('EN', 'common.pageOf', { page: 2, total: 7 })).toBe('Page 2 of 7')
  })

  it('chooses the plural of a count', () => {
    expect(text('EN', 'lobby.games', { count: 1 })).toBe('1 game')
    expect(text('EN', 'lobby.games', { count: 3000 })).toBe('3,000 games')
  })

  it('speaks the default language to an unknown language code', () => {
    expect(localeOf('XX')).toBe('en')
    expect(text('XX', 'common.ok')).toBe('OK')
  })

  it('has no empty sentence', () => {
    expect(Object.entries(english).filter(([, message]) => message.trim() === '')).toEqual([])
  })

  it('gives a browser only the sentences of its own pages', () => {
    expect(Object.keys(site).filter((key) => key.startsWith('fault.') || key.startsWith('console.'))).toEqual([])
    expect(Object.keys(console_)).toContain('common.ok')
  })

  it('refuses a key that the catalogue lacks instead of showing its name', () => {
    expect(() => createTranslator('en', {})('common.ok')).toThrow('common.ok')
  })
})

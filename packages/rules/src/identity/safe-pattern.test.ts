// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkShape, fitsPattern } from './field-rule.ts'
import { patterns } from './patterns.ts'
import { isSafePattern } from './safe-pattern.ts'

describe('a pattern that somebody else wrote', () => {
  it.each([
    '[0-9]{4,6}',
    '\\d+',
    '[A-Z][a-z]+',
    '(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]+',
    '\\p{L}+',
    'VIP\\d{3}',
    '[^\\s@]+@example\\.com',
    '.',
  ])('may run when it is a plain sequence: %s', (source) => {
    expect(isSafePattern(source)).toBe(true)
  })

  it.each([
    '(a+)+',
    '(a|a)*',
    '(?:x+x+)+y',
    'a*a*a*b',
    '(?=(a+)+)b',
    '(?<=a)b',
    '(a)\\1',
    'a|b',
    '^a$',
    'a**',
    'a+?+',
    '',
    '[',
    '(?=.*a)',
    '[a-',
    '\\k<x>',
    'a?a?a?aaa',
    '(?=.*a+)b',
    `${'a'.repeat(201)}`,
    '[z-a]',
    '\\p{NoSuch}',
  ])('does not run otherwise: %s', (source) => {
    expect(isSafePattern(source)).toBe(false)
  })

  it('replaces the numbered pattern', () => {
    const rule = {
      enabled: true,
      required: true,
      acceptedPattern: '[0-9]+',
      patternId: 9,
      minLength: 1,
      maxLength: 10,
    }
    expect([fitsPattern(rule, '1234'), fitsPattern(rule, '12a4')]).toEqual([true, false])
  })

  it('accepts anything when it is a star, so only the length decides [VAL-018]', () => {
    const rule = {
      enabled: true,
      required: true,
      acceptedPattern: '*',
      patternId: 6,
      minLength: 1,
      maxLength: 10,
    }
    expect(
      ['12 a4!', '\n', 'ไทย', ' '].filter((value) => checkShape(rule, value, 'username') !== undefined),
    ).toEqual([])
    expect(checkShape(rule, 'x'.repeat(11), 'username')).toBeDefined()
  })

  it('gives way to the numbered pattern when it is unsafe or empty', () => {
    const rule = {
      enabled: true,
      required: true,
      acceptedPattern: '(a+)+$',
      patternId: 6,
      minLength: 1,
      maxLength: 100,
    }
    expect(fitsPattern(rule, `${'a'.repeat(60)}!`)).toBe(false)
    expect(fitsPattern(rule, '123')).toBe(true)
    expect(fitsPattern({ ...rule, acceptedPattern: '' }, 'a')).toBe(false)
  })

  it('is matched whole, never in part', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,8}$/), (digits) => {
        const rule = {
          enabled: true,
          required: true,
          acceptedPattern: '[0-9]{1,8}',
          patternId: 0,
          minLength: 0,
          maxLength: 100,
        }
        return (
          fitsPattern(rule, digits) &&
          !fitsPattern(rule, `${digits}x`) &&
          !fitsPattern(rule, `x${digits}`) &&
          !fitsPattern(rule, `${digits}\n`)
        )
      }),
    )
  })

  it('may be any built-in pattern', () => {
    const own = { enabled: true, required: true, patternId: 0, minLength: 0, maxLength: 100 }
    expect(
      patterns.every(
        ({ source, accepts }) =>
          accepts('a@b.co') === fitsPattern({ ...own, acceptedPattern: source }, 'a@b.co'),
      ),
    ).toBe(true)
  })
})

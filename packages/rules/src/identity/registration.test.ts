// SPDX-License-Identifier: Apache-2.0
import { text } from '@tessera/texts'
import { describe, expect, it } from 'vitest'
import { problemMessage, type FieldRule } from './field-rule.ts'
import { checkRegistration } from './registration.ts'
import { isReservedUsername, usernameKey } from './usernames.ts'

const field = (rule: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '',
  patternId: 0,
  minLength: 1,
  maxLength: 64,
  ...rule,
})
const rules = {
  username: field({ patternId: 1, minLength: 6, maxLength: 12 }),
  password: field({ patternId: 19, minLength: 8, maxLength: 64 }),
}
const good = { username: 'player1', password: 'correct-horse', confirmPassword: 'correct-horse' }

function said(change: Partial<typeof good>, other: Partial<typeof rules> = {}): Record<string, string> {
  const problems = checkRegistration({ ...rules, ...other }, { ...good, ...change })
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      problemMessage(problem, (key, values) => text('EN', key, values)),
    ]),
  )
}

describe('a registration', () => {
  it('passes when every field follows its rule', () => {
    expect(said({})).toEqual({})
  })

  it('names the pattern and both lengths [VAL-029]', () => {
    expect(said({ username: '1abcdef' })).toEqual({
      username: 'Please enter 6 - 12 characters: first char letter then letters and digits',
    })
    expect(said({ username: 'abcde' })).toEqual({
      username: 'Please enter 6 - 12 characters: first char letter then letters and digits',
    })
  })

  it('names a single length when both are equal [VAL-030]', () => {
    const six = { username: field({ patternId: 6, minLength: 6, maxLength: 6 }) }
    expect(said({ username: '12345' }, six)).toEqual({ username: 'Please enter 6 characters: digits only' })
  })

  it('has a message of its own for the length of a password, but not for its characters [VAL-052]', () => {
    expect(said({ password: 'short', confirmPassword: 'short' })).toEqual({
      password: 'Please fill in your password with 8 - 64 characters',
    })
    const sixToTwelve = { password: field({ patternId: 19, minLength: 6, maxLength: 12 }) }
    expect(said({ password: 'short', confirmPassword: 'short' }, sixToTwelve)).toEqual({
      password: 'Please fill in your password with 6 - 12 characters',
    })
    expect(said({ password: 'abc def 12', confirmPassword: 'abc def 12' })).toEqual({
      password: 'Please enter 8 - 64 characters: letters, digits and symbols',
    })
  })

  it('asks for the password twice [VAL-020]', () => {
    expect(said({ confirmPassword: 'correct-other' })).toEqual({ confirmPassword: 'inconsistent twice' })
  })

  it('always asks for name, password and confirmation, whatever the settings say [VAL-019]', () => {
    const optional = { username: field({ required: false }), password: field({ required: false }) }
    expect(said({ username: '', password: '', confirmPassword: '' }, optional)).toEqual({
      username: 'Username not empty',
      password: 'Password not empty',
      confirmPassword: 'Confirm password not empty',
    })
  })

  it('counts code points, not the units of the encoding', () => {
    const emoji = { username: field({ patternId: 9, minLength: 2, maxLength: 2 }) }
    expect(said({ username: '🎲🎲' }, emoji)).toEqual({})
    expect(said({ username: '🎲' }, emoji)).toEqual({ username: 'Please enter 2 characters: no spaces' })
  })

  it('accepts what fits the pattern of the setting, and lengths up to both bounds [VAL-016] [VAL-017]', () => {
    const digits = { username: field({ acceptedPattern: '[0-9]+', minLength: 4, maxLength: 6 }) }
    const isRefused = (username: string): boolean => 'username' in said({ username }, digits)
    expect(['1234', '123456'].map(isRefused)).toEqual([false, false])
    expect(['12a4', '123', '1234567'].map(isRefused)).toEqual([true, true, true])
  })
})

describe('usernames', () => {
  it('are the same in any case and encoding of letters', () => {
    expect(usernameKey('ＡbC')).toBe('abc')
  })

  it('are reserved when they look official', () => {
    expect(
      ['Admin', 'admin42', 'SUPPORT', 'GrandHotel'].map((name) => isReservedUsername(name, 'Grand Hotel')),
    ).toEqual([true, true, true, true])
    expect(
      ['adm1n', 'Supp0rt', 'ΟPERATOR', 'ofﬁcial1', 'GrandHote1'].map((name) =>
        isReservedUsername(name, 'Grand Hotel'),
      ),
    ).toEqual([true, true, true, true, true])
    expect(['adminton', 'player1'].map((name) => isReservedUsername(name, 'Grand Hotel'))).toEqual([
      false,
      false,
    ])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '../../shared/texts/texts.ts'
import { fieldProblem, fits } from './field-rule.ts'

const username = { required: true, acceptedPattern: '[A-Za-z][A-Za-z0-9]*', patternId: 1, minLength: 6, maxLength: 12 }

describe('a registration field', () => {
  beforeAll(() => startTexts())

  it.each(['abcdef', 'a12345678901'])('takes %s as a username', (value) => {
    expect(fits(value, username)).toBe(true)
  })

  it.each(['abcde', 'a123456789012', '1bcdef', 'abc def', 'abcdef\n'])('refuses %j as a username', (value) => {
    expect(fits(value, username)).toBe(false)
  })

  it('counts code points, not halves of them', () => {
    expect(fits('🙂🙂', { ...username, acceptedPattern: '*', minLength: 2, maxLength: 2 })).toBe(true)
  })

  it('says what is wrong in the words of the product', () => {
    expect(fieldProblem('Username', '', username)).toBe('Username not empty')
    expect(fieldProblem('Username', 'ab', username)).toBe('Please enter 6 - 12 characters: first char letter then letters and digits')
    expect(fieldProblem('Pin', 'ab', { ...username, patternId: 6, minLength: 6, maxLength: 6 })).toBe('Please enter 6 characters: digits only')
    expect(fieldProblem('Pin', '', { ...username, required: false })).toBeUndefined()
  })
})

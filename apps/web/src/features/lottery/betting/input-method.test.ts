// SPDX-License-Identifier: Apache-2.0
import type { ChangeEvent, CompositionEvent } from 'react'
import { describe, expect, it } from 'vitest'
import { withDigits } from '../../../shared/forms/with-digits.ts'
import { spacedNumbers, wholeNumbers } from './typed-digits.ts'
import { digitOf, numbersOfPositions } from './typed-positions.ts'

/**
 * A field in a browser with an input method, whose text is what the page last received. A word that is being chosen is replaced by
 * each next reading of it; one that the page has changed meanwhile is lost, and the whole word is added to the text.
 */
function openField(read: (typed: string) => string, receive: (text: string) => void) {
  const input = { value: '' } as HTMLInputElement
  const props = withDigits(read, ({ target }) => receive(target.value))
  return {
    input,
    /** Types a word sign by sign behind `before`, the part of the text that is not selected, and takes it by Enter. */
    compose(word: string, before = ''): void {
      let base = before
      for (const length of [...word].keys()) {
        const text = base + [...word].slice(0, length + 1).join('')
        input.value = text
        const event = { target: input, nativeEvent: { isComposing: true } }
        props.onChange(event as unknown as ChangeEvent<HTMLInputElement>)
        if (input.value !== text) base = input.value
      }
      props.onCompositionEnd({ currentTarget: input } as unknown as CompositionEvent<HTMLInputElement>)
    },
  }
}

describe('numbers that are typed in an input method', () => {
  function openNumbers(digits: number, most: number) {
    let numbers: string[] = []
    const field = openField(
      (typed) => spacedNumbers(typed, { digits, most }),
      (text) => (numbers = wholeNumbers(text, { digits, most })),
    )
    return { ...field, numbers: () => numbers }
  }

  it('are counted once, digit by digit', () => {
    const { input, compose, numbers } = openNumbers(2, 10)
    compose('０９１２３')
    expect([input.value, numbers()]).toEqual(['09 12 3', ['09', '12']])
    compose('４', input.value)
    expect([input.value, numbers()]).toEqual(['09 12 34', ['09', '12', '34']])
  })

  it('are no more than the field takes', () => {
    const { input, compose, numbers } = openNumbers(2, 1)
    compose('０９１２')
    expect([input.value, numbers()]).toEqual(['09', ['09']])
  })
})

describe('a digit for a position that is typed in an input method', () => {
  it('is the one that was typed last, once', () => {
    let row: readonly string[] = ['', '', '', '', '']
    const { input, compose } = openField(digitOf, (text) => (row = row.with(1, text)))
    compose('７')
    expect([input.value, numbersOfPositions(row)]).toEqual(['7', ['-7---']])
    compose('８', input.value)
    expect([input.value, numbersOfPositions(row)]).toEqual(['8', ['-8---']])
  })

  it('counts while its word is still being chosen', () => {
    expect(numbersOfPositions(['', '７', '', '', '1'])).toEqual(['-7--1'])
    expect(numbersOfPositions(['', 'な', '', '', ''])).toEqual([])
  })
})

// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import type { ChangeEvent, CompositionEvent } from 'react'
import { expect, it } from 'vitest'
import { withDigits } from './with-digits.ts'

/** A field and what its form has received. */
function openField() {
  const input = { value: '' } as HTMLInputElement
  const received: string[] = []
  const props = withDigits(latinDigits, ({ target }) => received.push(target.value))
  const type = (value: string, isComposing: boolean): void => {
    input.value = value
    props.onChange({
      target: input,
      nativeEvent: { isComposing },
    } as unknown as ChangeEvent<HTMLInputElement>)
  }
  const end = (): void =>
    props.onCompositionEnd({ currentTarget: input } as unknown as CompositionEvent<HTMLInputElement>)
  return { input, received, type, end }
}

it('reads digits of any script at once', () => {
  const { input, received, type } = openField()
  type('٠٩', false)
  expect(input.value).toBe('09')
  expect(received).toEqual(['09'])
})

it('leaves a word in an input method alone until it is chosen', () => {
  const { input, received, type, end } = openField()
  type('０', true)
  type('０９', true)
  expect(input.value).toBe('０９')
  end()
  expect(input.value).toBe('09')
  expect(received).toEqual(['０', '０９', '09'])
})

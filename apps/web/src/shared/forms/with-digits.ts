// SPDX-License-Identifier: Apache-2.0
import type { ChangeEvent, CompositionEvent } from 'react'

type Take<Input> = (event: ChangeEvent<Input>) => void

/**
 * What an input needs so that `onChange` sees the typed text as `read` reads it, such as with Latin digits. While somebody chooses a
 * word in an input method, the text stays as it is: a browser adds to a text that a program changes meanwhile, and 090 becomes 0090090.
 */
export function withDigits<Input extends HTMLInputElement>(
  read: (typed: string) => string,
  onChange?: Take<Input>,
): { onChange: Take<Input>; onCompositionEnd: (event: CompositionEvent<Input>) => void } {
  const take = (event: ChangeEvent<Input>): void => {
    const plain = read(event.target.value)
    if (plain !== event.target.value) event.target.value = plain
    onChange?.(event)
  }
  return {
    onChange: (event) => (isComposing(event.nativeEvent) ? onChange?.(event) : take(event)),
    onCompositionEnd: (event) => take(Object.assign(event, { target: event.currentTarget })),
  }
}

const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true

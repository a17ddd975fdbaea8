// SPDX-License-Identifier: Apache-2.0
import type { ChangeEvent } from 'react'

/** An `onChange` that sees the typed text as `read` reads it, such as with Latin digits. */
export const withDigits =
  (read: (typed: string) => string, onChange?: (event: ChangeEvent<HTMLInputElement>) => void) =>
  (event: ChangeEvent<HTMLInputElement>): void => {
    const plain = read(event.target.value)
    if (plain !== event.target.value) event.target.value = plain
    onChange?.(event)
  }

// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { isTaken, readingProblem, readNumberText, unreadable, valueOfReading } from './number-text.ts'

interface NumberText {
  /** Latin digits and a point, '' if empty, `unreadable` if what was typed is not clear. */
  value: string
  onChange: (value: string) => void
  decimals: number
  /** The most signs of a value. */
  longest?: number | undefined
}

/** Signs between thousands may be typed beyond the longest value. */
const roomForSigns = 2

/**
 * The text of a number field, which stays as it was typed while it means the value. `problem` says why it cannot be read; the
 * browser keeps a form from being sent meanwhile.
 */
export function useNumberText({ value, onChange, decimals, longest }: NumberText) {
  const [typed, setTyped] = useState(value)
  const [left, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const visible = means(typed, value, decimals) ? typed : value === unreadable ? '' : value
  const reading = readNumberText(visible, decimals)
  const problem = value === unreadable ? readingProblem(reading) : undefined
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const next = readNumberText(target.value, decimals)
    const text = valueOfReading(next)
    if (!isTaken(target.value, next) || text.length > (longest ?? Infinity)) return
    setTyped(target.value)
    setLeft(false)
    onChange(text)
  }
  return {
    problem: problem !== undefined && (left || reading.state === 'unclear') ? problem : undefined,
    props: {
      ref: input,
      value: visible,
      maxLength: longest === undefined ? undefined : longest * roomForSigns,
      inputMode: decimals > 0 ? ('decimal' as const) : ('numeric' as const),
      onChange: change,
      onBlur: () => setLeft(true),
    },
  }
}

/** Whether what was typed is still what the field stands for: somebody else may have set another value. */
function means(typed: string, value: string, decimals: number): boolean {
  const own = valueOfReading(readNumberText(typed, decimals))
  return own === value || (own !== '' && value !== '' && Number(own) === Number(value))
}

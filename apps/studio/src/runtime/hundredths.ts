// SPDX-License-Identifier: Apache-2.0
import { readTyped } from './typed-numbers.ts'

const longest = 12

/** "50.5" is 5050; undefined for anything other than a number of at most two decimals, and for what can be two numbers. */
export function readHundredths(text: string): number | undefined {
  const reading = readTyped(text, 2)
  if (reading.state !== 'read' || reading.text.length > longest) return undefined
  const [whole = '', rest = ''] = reading.text.split('.')
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** 5050 is "50.50". */
export function formatHundredths(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** 123456 is "1,234.56": for large numbers. */
export function groupHundredths(hundredths: number): string {
  const [whole = '', rest = ''] = formatHundredths(hundredths).split('.')
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${rest}`
}

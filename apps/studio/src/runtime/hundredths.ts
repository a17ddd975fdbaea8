// SPDX-License-Identifier: Apache-2.0
const WRITTEN = /^(\d{1,9})(?:[.,](\d{0,2}))?$/

/** "50.5" is 5050; undefined for anything other than a number of at most two decimals. */
export function readHundredths(text: string): number | undefined {
  const match = WRITTEN.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
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

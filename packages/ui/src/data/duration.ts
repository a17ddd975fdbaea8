// SPDX-License-Identifier: Apache-2.0

/** A duration as one number and its unit, in the language of the page, with Latin digits. */
export function formatDuration({ value, unit }: { value: number; unit: 'minute' | 'hour' | 'day' }): string {
  const locale = document.documentElement.lang || 'en'
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  )
}

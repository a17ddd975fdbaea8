// SPDX-License-Identifier: Apache-2.0
/**
 * The readable number of a draw: its day as a date, and for several a day also its index: `2026-11-23`,
 * `2026-11-23 · 1156`.
 */
export const drawName = (numero: string): string =>
  numero.replace(
    /^(\d{4})(\d{2})(\d{2})(\d*)$/,
    (_, year: string, month: string, day: string, sequence: string) =>
      [`${year}-${month}-${day}`, ...(sequence === '' ? [] : [String(Number(sequence))])].join(' · '),
  )

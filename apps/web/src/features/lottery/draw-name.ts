// SPDX-License-Identifier: Apache-2.0
/** The number of a draw to be read: its day as a date, and of several a day its place: `2026-11-23`, `2026-11-23 · 1156`. */
export const drawName = (numero: string): string =>
  numero.replace(
    /^(\d{4})(\d{2})(\d{2})(\d*)$/,
    (_, year: string, month: string, day: string, place: string) =>
      [`${year}-${month}-${day}`, ...(place === '' ? [] : [String(Number(place))])].join(' · '),
  )

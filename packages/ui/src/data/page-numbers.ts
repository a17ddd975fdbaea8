// SPDX-License-Identifier: Apache-2.0
const range = 5
const margin = 2

/** The pages that a pager shows: two at either margin, five around the current one, 'gap' between. */
export function pageNumbers(page: number, totalPages: number): (number | 'gap')[] {
  const last = Math.max(totalPages, 1)
  const from = Math.max(1, Math.min(page - Math.floor(range / 2), last - range + 1))
  const visible = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number <= margin || number > last - margin || (number >= from && number < from + range),
  )
  return visible.flatMap((number, index) => {
    const previous = visible[index - 1]
    if (previous === undefined || number - previous === 1) return [number]
    // Instead of a gap of one page, its number.
    return number - previous === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}

// SPDX-License-Identifier: Apache-2.0

/** Terms as a text: equal for equal ones, in whatever order their fields are. */
export const textOfTerms = (terms: unknown): string => JSON.stringify(sorted(terms))

function sorted(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  )
}

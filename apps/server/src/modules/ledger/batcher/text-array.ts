// SPDX-License-Identifier: Apache-2.0
/** PostgreSQL array literals, built faster than the driver does for arrays of hundreds. */
export const textArray = (values: readonly (string | undefined)[]): string =>
  `{${values.map(quote).join(',')}}`

export const bigintArray = (values: readonly (bigint | undefined)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`

const quote = (value: string | undefined): string =>
  value === undefined ? 'NULL' : `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`

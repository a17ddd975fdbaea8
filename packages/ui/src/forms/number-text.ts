// SPDX-License-Identifier: Apache-2.0
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g

/**
 * The value of typed text in a number field: digits of any script become Latin, a comma becomes a point;
 * undefined if it is not a number.
 */
export function parseNumberText(typed: string, decimals: number): string | undefined {
  const latin = typed
    .trim()
    .replace(otherDigits, (digit) => String(digitOf(digit)))
    .replace(/[,\u066b]/g, '.')
  const shape = decimals > 0 ? new RegExp(`^\\d*(\\.\\d{0,${decimals}})?$`) : /^\d*$/
  return shape.test(latin) ? latin : undefined
}

/** The value after one step, within the bounds; an empty field begins at 0. */
export function stepNumber(
  value: string,
  by: number,
  {
    min = 0,
    max = Number.MAX_SAFE_INTEGER,
    decimals = 0,
  }: { min?: number | undefined; max?: number | undefined; decimals?: number },
): string {
  const scale = 10 ** decimals
  const next = (Math.round(Number(value || '0') * scale) + Math.round(by * scale)) / scale
  return Math.min(max, Math.max(min, next)).toFixed(decimals)
}

/** Each block of digits begins with its zero at a code point that ends in 0 or 6 (hexadecimal). */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]
  return code - (zeros.findLast((zero) => zero <= code) ?? code)
}

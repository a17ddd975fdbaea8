// SPDX-License-Identifier: Apache-2.0
/** The wire counts in 1/100000 of a unit. */
export const wireUnits = 100_000n

/** An amount of the wire as people write it. */
export function written(amount: bigint): string {
  const sign = amount < 0n ? '-' : ''
  const positive = amount < 0n ? -amount : amount
  const fraction = (positive % wireUnits)
    .toString()
    .padStart(5, '0')
    .replace(/0{1,3}$/, '')
  return `${sign}${positive / wireUnits}.${fraction}`
}

/** Reads an amount such as 0.01; undefined if it is none, or finer than the wire. */
export function wireAmount(text: string): bigint | undefined {
  const found = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text)
  return found ? BigInt(found[1]!) * wireUnits + BigInt((found[2] ?? '').padEnd(5, '0')) : undefined
}

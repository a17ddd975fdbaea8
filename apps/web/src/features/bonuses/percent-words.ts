// SPDX-License-Identifier: Apache-2.0
const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A percent of the wire, such as 96.34, within a sentence of any direction. */
export const percentWords = (percent: number): string => `\u2066${hundredths.format(percent)}%\u2069`

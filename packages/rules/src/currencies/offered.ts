// SPDX-License-Identifier: Apache-2.0

/** A currency that a brand offers besides its own, with the limits of paying in it, in units. */
export interface FurtherCurrency {
  readonly code: string
  /** Whether new members may choose it. Members who have it keep it. */
  readonly open: boolean
  readonly depositMinimum: number
  readonly depositMaximum: number
  readonly withdrawalMinimum: number
  readonly withdrawalMaximum: number
  readonly rebateMinimum: number
}

/** The currencies that a new member of a brand can choose from, the brand's own first. */
export const choosableCurrencies = (own: string, further: readonly FurtherCurrency[]): string[] => [
  own,
  ...further.filter(({ open, code }) => open && code !== own).map(({ code }) => code),
]

/**
 * The currency of a new account. Below an agent it is theirs, because cash moves within a line; else the chosen one
 * of those offered, by default the brand's own. Undefined: the choice has to be refused.
 */
export function currencyOfNewAccount({
  chosen,
  uplineCurrency,
  own,
  further,
}: {
  /** Empty without a choice. */ chosen: string
  uplineCurrency: string | undefined
  own: string
  further: readonly FurtherCurrency[]
}): string | undefined {
  if (uplineCurrency !== undefined)
    return chosen === '' || chosen === uplineCurrency ? uplineCurrency : undefined
  const wanted = chosen === '' ? own : chosen
  return choosableCurrencies(own, further).includes(wanted) ? wanted : undefined
}

// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { PromotionalLimits } from '@tessera/rules/play/promotional-limits'
import { UsageError } from './usage-error.ts'

export type PromotionCommand =
  | { command: 'limit'; id: string; currency: string; limits: Partial<PromotionalLimits> }
  | {
      command: 'campaign'
      id: string
      campaign: string
      currency: string
      limits: Partial<PromotionalLimits>
      opensAtMs: number | undefined
      closesAtMs: number | undefined
    }
  | { command: 'limits'; id: string }

export const promotionOptions = {
  code: { type: 'string' },
  currency: { type: 'string' },
  win: { type: 'string' },
  day: { type: 'string' },
  all: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
} as const

type Values = Partial<Record<keyof typeof promotionOptions, string>>

export const vendorLimit = (id: string, values: Values): PromotionCommand => ({
  command: 'limit',
  id,
  currency: currencyOf(values),
  limits: limitsOf(values),
})

export function campaignLimit(id: string, values: Values): PromotionCommand {
  const campaign = values.code?.trim()
  if (!campaign || campaign.length > 255)
    throw new UsageError('--code is missing: the name of the campaign on the wire of the vendor.')
  return {
    command: 'campaign',
    id,
    campaign,
    currency: currencyOf(values),
    limits: limitsOf(values),
    opensAtMs: momentOf('from', values.from),
    closesAtMs: momentOf('until', values.until),
  }
}

function currencyOf({ currency }: Values): string {
  if (!currency || !/^[A-Z]{3,5}$/.test(currency))
    throw new UsageError('--currency is missing: a code such as USD.')
  return currency
}

function limitsOf({ win, day, all }: Values): Partial<PromotionalLimits> {
  return {
    ...(win !== undefined && { largestWin: amountOf('win', win) }),
    ...(day !== undefined && { perDay: amountOf('day', day) }),
    ...(all !== undefined && { inAll: amountOf('all', all) }),
  }
}

/** An amount in units of the currency, read from its digits. */
function amountOf(name: string, said: string): Amount {
  const [, whole = '', rest = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(said) ?? []
  if (whole === '')
    throw new UsageError(`--${name} must be an amount in units of the currency, such as 250 or 0.50.`)
  return amountOfMillionths(BigInt(whole + rest.padEnd(6, '0')))
}

function momentOf(name: string, said: string | undefined): number | undefined {
  if (said === undefined) return undefined
  const atMs = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/.test(said)
    ? Date.parse(said)
    : Number.NaN
  if (Number.isNaN(atMs))
    throw new UsageError(
      `--${name} must be a day or a moment with its offset, such as 2026-03-01 or 2026-03-01T18:00Z.`,
    )
  return atMs
}

// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { contractKinds } from '@tessera/rules/contracts/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'
import { t } from '../../shared/texts.ts'

export type Contract = CallOutput<'backoffice.contracts'>['list'][number]
export type Tier = Contract['tiers'][number]
export type ContractRequest = CallOutput<'backoffice.contractRequests'>['list'][number]
export type Run = CallOutput<'backoffice.contractRuns'>['list'][number]
export type Payment = CallOutput<'backoffice.contractPayments'>['list'][number]

export const contractTones: Record<Contract['status'], BadgeTone> = {
  Offered: 'wait',
  Active: 'good',
  Rejected: 'quiet',
  Terminated: 'quiet',
}
export const paymentTones: Record<Payment['status'], BadgeTone> = {
  Pending: 'wait',
  'Not reached': 'quiet',
  Approved: 'wait',
  Paid: 'good',
  Expired: 'bad',
}

export const kindOptions = contractKinds.map((kind) => ({
  value: kind,
  label: t(`console.contracts.kind.${kind}`),
}))

/** A rate of the wire (0.18) as people write it: 18 %, with at most four decimals. */
export const percentText = (rate: number): string => `${Number((rate * 100).toFixed(4))} %`

/** The lowest and the highest rate of some tiers. */
export function ratesText(tiers: readonly Tier[]): string {
  const rates = tiers.map(({ rate }) => rate)
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)]
  return lowest === highest ? percentText(lowest) : `${percentText(lowest)} – ${percentText(highest)}`
}

/** The days on which a contract counts, in words; empty while it is not accepted. */
export function daysText({ startDay, endDay }: Pick<Contract, 'startDay' | 'endDay'>): string {
  if (startDay === null) return ''
  if (endDay === null) return t('console.contracts.since', { day: startDay })
  return endDay < startDay
    ? t('console.contracts.notBegun')
    : t('console.contracts.fromTo', { first: startDay, last: endDay })
}

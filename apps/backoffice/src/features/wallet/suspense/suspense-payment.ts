// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'

export type SuspensePayment = CallOutput<'backoffice.suspense'>['list'][number]
export type SuspenseStatus = SuspensePayment['status']

export const suspenseStatuses = ['Open', 'Assigned', 'Returned'] as const satisfies readonly SuspenseStatus[]

/** Money that went back already: there is nothing to assign or to book out. */
export const isReversed = ({ reason }: SuspensePayment): boolean => reason === 'reversedPayment'

/** Whether the suggested deposit still waits for money. */
export const takesMoney = ({ suggestion }: SuspensePayment): boolean =>
  suggestion?.status === 'Pending' || suggestion?.status === 'Expired'

export const amountOf = ({ amount, currency }: SuspensePayment): string =>
  `${formatMoney(amount)} ${currency}`

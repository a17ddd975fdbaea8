// SPDX-License-Identifier: Apache-2.0
/**
 * The states of a payment (D-136). `Pending` waits for an operator, `Approved` for its turn; `Expired` was
 * pending when the next one came. `Not reached`: there is nothing to pay.
 */
export const paymentStatuses = ['Pending', 'Not reached', 'Approved', 'Paid', 'Expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

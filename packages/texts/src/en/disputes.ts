// SPDX-License-Identifier: Apache-2.0
/** A withdrawal that has not arrived, for its owner. */
export const disputes = {
  'dispute.notReceived': 'Not received',
  'dispute.proof': 'Proof that it has not arrived',
  'dispute.hint': '1 to {count} pictures, PNG or JPG, {size} MB each, such as your bank statement.',
  'dispute.send': 'Send proof',
  'dispute.sent': 'Thank you. We are looking for the payment and will write to you.',
  'dispute.open':
    'You reported that it has not arrived. We are looking for the payment and will write to you.',
  'dispute.picture': 'Your proof, picture {number}',
  'dispute.arrived': 'It has arrived after all',
  'dispute.forced':
    'It counts as received because you did not answer. If it has not arrived, contact customer service by {time}.',
  'fault.wallet.proofNeeded': 'Add 1 to 3 pictures as proof',
  'mail.withdrawal.title': 'Your withdrawal of {amount}',
  'mail.withdrawal.reopened':
    'We are looking for this payment, which has not reached you. We will write to you when we have found it.',
  'mail.withdrawal.arrived': 'We have found this payment: it has arrived at your bank.',
  'mail.withdrawal.returned': 'This payment came back to us. We will pay it to you again.',
} as const

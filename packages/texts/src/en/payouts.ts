// SPDX-License-Identifier: Apache-2.0

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts = {
  'payout.progress': 'Progress',
  'payout.stage.asked': 'Requested',
  'payout.stage.approved': 'Approved',
  'payout.stage.rejected': 'Rejected',
  'payout.stage.sent': 'Sent to the bank',
  'payout.stage.failed': 'Could not be sent; we will try again',
  'payout.stage.paid': 'Paid',
  'payout.stage.received': 'Received',
  'payout.stage.forcedReceived': 'Counted as received',
  'payout.stage.notReceived': 'Reported as not received',
  'payout.stage.returned': 'Came back to us',
  'payout.times': 'Usually paid within {usual}; 95 of 100 withdrawals within {most}',
  'payout.review': 'A person looks at this withdrawal before it is paid. You need not do anything.',
  'payout.reason.NAME_DIFFERS':
    'The account is not in your name. Add an account in your own name and request the withdrawal again.',
  'payout.reason.ACCOUNT_WRONG':
    'The account number is not right. Check it, add the account again and request the withdrawal again.',
  'payout.reason.BANK_UNAVAILABLE': 'We cannot pay to this bank at present. Please choose another account.',
  'payout.reason.IDENTITY':
    'We need to be sure that it is you. Please write to customer service and have an identity document ready.',
  'payout.reason.OTHER': 'Please write to customer service, who will help you.',
  'fault.wallet.payeeRefused':
    'We cannot pay to this account. Please choose another one or write to customer service',
  'fault.backoffice.secondNeeded':
    'One person may not pay this alone. Your approval is stored; it takes effect when another operator does the same within a day.',
  'fault.backoffice.giverGone':
    'Whoever prepared or approved this may not do so any more. It has to be done again.',
  'fault.backoffice.sameOperator':
    'You have already approved this withdrawal, so another operator must decide',
  'fault.backoffice.aboveTier': 'Your role can approve up to {max}',
  'fault.backoffice.noPayoutAccount': 'No open payout account fits this withdrawal',
  'fault.backoffice.payoutAccountTaken': 'A payout account with this id exists already',
  'payout.kind': 'Pay to',
  'payout.kind.bank': 'Bank account',
  'payout.kind.e-wallet': 'E-wallet',
  'payout.kind.crypto': 'Crypto',
  'payout.coin': 'Coin and network',
  'payout.walletNumber': 'Number or phone',
  'payout.address': 'Address',
  'payout.addressHint': 'Only an address of this network. What goes to a wrong address is lost.',
  'payout.holderHint': 'The same name as on your other accounts',
  'payout.addAccount': 'Add an account',
  'payout.firstAccount': 'Add the account for your withdrawals.',
  'payout.account': 'Account',
  'payout.saved': 'The account is saved',
  'fault.wallet.badAccountNumber': 'This number or address is not right. Please check it',
  'fault.wallet.holderDiffers': 'The account must be in your own name',
} as const

/** Balance, deposit, withdrawal. */
export const wallet = {
  'wallet.balance': 'Balance',
  'wallet.balance.hide': 'Hide balance',
  'wallet.balance.show': 'Show balance',
  'wallet.balance.refresh': 'Refresh balance',
  'wallet.balance.hidden': 'Balance hidden',
  'wallet.deposit': 'Deposit',
  'wallet.withdraw': 'Withdraw',
  'fault.wallet.insufficientFunds': 'The balance is not enough. Available: {available}',
  'fault.wallet.belowMinimum': 'The smallest amount is {min}',
  'fault.wallet.aboveMaximum': 'The largest amount is {max}',
  'fault.wallet.wageringOpen': 'Turnover left before a withdrawal: {left}',
  'fault.wallet.unknownMethod': 'This payment method is not open',
  'fault.wallet.unknownAccount': 'This bank account is not known',
  'fault.wallet.dailyCount': 'No more withdrawals today',
  'fault.wallet.notFound': 'This order is not known',
  'fault.wallet.notPaid': 'This withdrawal waits for no confirmation',
} as const

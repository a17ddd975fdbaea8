// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const walletFaults = declareFaults('wallet', {
  insufficientFunds: { code: 'INSUFFICIENT', status: 200, text: 'fault.wallet.insufficientFunds' },
  belowMinimum: { code: 'BELOW_MINIMUM', status: 200, text: 'fault.wallet.belowMinimum' },
  aboveMaximum: { code: 'ABOVE_MAXIMUM', status: 200, text: 'fault.wallet.aboveMaximum' },
  /** The currency has no coin below one unit. */
  wholeUnits: { code: 'WHOLE_UNITS', status: 200, text: 'fault.wallet.wholeUnits' },
  unknownMethod: { code: 'UNKNOWN_METHOD', status: 200, text: 'fault.wallet.unknownMethod' },
  methodInMaintenance: {
    code: 'METHOD_IN_MAINTENANCE',
    status: 200,
    text: 'fault.wallet.methodInMaintenance',
  },
  unknownAccount: { code: 'UNKNOWN_ACCOUNT', status: 200, text: 'fault.wallet.unknownAccount' },
  /** A number of the wrong form, or an address whose checksum is wrong. */
  badAccountNumber: { code: 'BAD_ACCOUNT_NUMBER', status: 200, text: 'fault.wallet.badAccountNumber' },
  /** An e-wallet is in a name that is not the member's. */
  holderDiffers: { code: 'HOLDER_DIFFERS', status: 200, text: 'fault.wallet.holderDiffers' },
  tooManyAccounts: { code: 'TOO_MANY_ACCOUNTS', status: 200, text: 'fault.wallet.tooManyAccounts' },
  dailyCount: { code: 'DAILY_COUNT', status: 200, text: 'fault.wallet.dailyCount' },
  /**
   * The bank account was added after the member's protection was reset or removed; `until` says when
   * withdrawals to it are possible.
   */
  newAccountHeld: { code: 'NEW_ACCOUNT_HELD', status: 200, text: 'fault.wallet.newAccountHeld' },
  /** The member's protection was reset or removed: nothing goes to somebody else until then. */
  heldAfterRecovery: { code: 'HELD_AFTER_RECOVERY', status: 200, text: 'fault.wallet.heldAfterRecovery' },
  /** An operator has listed the number of the account, or its holder. */
  payeeRefused: { code: 'PAYEE_REFUSED', status: 200, text: 'fault.wallet.payeeRefused' },
  /** `owed`: what the account owes the operator. */
  debtOpen: { code: 'DEBT_OPEN', status: 200, text: 'fault.wallet.debtOpen' },
  wageringOpen: { code: 'WAGERING_OPEN', status: 200, text: 'fault.wallet.wageringOpen' },
  /** This transfer was recorded before. */
  referenceUsed: { code: 'REFERENCE_USED', status: 200, text: 'fault.wallet.referenceUsed' },
  /** The money is in another currency than the account that it should go to. */
  otherCurrency: { code: 'OTHER_CURRENCY', status: 200, text: 'fault.wallet.otherCurrency' },
  wrongState: { code: 'WRONG_STATE', status: 200, text: 'fault.wallet.wrongState' },
  /** A report that money has not arrived needs pictures. */
  proofNeeded: { code: 'PROOF_NEEDED', status: 200, text: 'fault.wallet.proofNeeded' },
  paymentUnavailable: {
    code: 'PAYMENT_UNAVAILABLE',
    status: 503,
    text: 'fault.wallet.paymentUnavailable',
    retryAfterSeconds: 5,
  },
})

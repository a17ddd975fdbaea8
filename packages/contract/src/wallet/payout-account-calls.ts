// SPDX-License-Identifier: Apache-2.0
import { payoutKinds } from '@tessera/rules/wallet/payout-kinds'
import { readAccountNumber } from '@tessera/rules/wallet/account-number'
import { readName } from '@tessera/rules/names/read-name'
import { z } from 'zod'
import { call, line, PaymentPassword } from '../kit/index.ts'

/** What a member is paid to. */
export const payoutAccount = z.object({
  bankAccountId: z.string(),
  kind: z.enum(payoutKinds),
  /** The bank, the brand of the e-wallet, or the coin with its network. */
  bankName: z.string(),
  /** Masked, unless it is a bank's. */
  accountNumber: z.string(),
  holder: z.string(),
})

/** Bank accounts, e-wallets and addresses of coins for withdrawals. */
export const payoutAccountCalls = {
  addBankAccount: call('wallet.addBankAccount', {
    http: 'POST /wps/v2/withdrawals/accounts',
    who: 'member',
    openToExcluded: true,
    paymentPassword: 'identity.badPaymentPassword',
    proof: 'payout',
    summary: 'Adds a bank account for withdrawals.',
    input: {
      bankName: line(60).min(2),
      accountNumber: z
        .string()
        .trim()
        .max(120)
        .overwrite(readAccountNumber)
        .regex(/^[0-9A-Z]{5,34}$/, '5 to 34 letters and digits'),
      holder: line(60).overwrite(readName).min(2),
      password: PaymentPassword,
    },
    output: payoutAccount,
    faults: [
      'wallet.holderDiffers',
      'wallet.payeeRefused',
      'wallet.tooManyAccounts',
      'identity.badPaymentPassword',
      'identity.noPaymentPassword',
      'identity.tooManyAttempts',
      'identity.busy',
    ],
  }),
  addPayoutAccount: call('wallet.addPayoutAccount', {
    http: 'POST /wps/v2/withdrawals/payout-accounts',
    who: 'member',
    openToExcluded: true,
    paymentPassword: 'identity.badPaymentPassword',
    proof: 'payout',
    summary: 'Adds an e-wallet or the address of a coin for withdrawals.',
    input: {
      kind: z.enum(['e-wallet', 'crypto']),
      method: line(60).min(2),
      accountNumber: line(120).min(5),
      /** Of an e-wallet. */ holder: line(60).overwrite(readName).default(''),
      password: PaymentPassword,
    },
    output: payoutAccount,
    faults: [
      'wallet.unknownMethod',
      'wallet.badAccountNumber',
      'wallet.holderDiffers',
      'wallet.payeeRefused',
      'wallet.tooManyAccounts',
      'identity.badPaymentPassword',
      'identity.noPaymentPassword',
      'identity.tooManyAttempts',
      'identity.busy',
    ],
  }),
}

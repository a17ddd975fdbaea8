// SPDX-License-Identifier: Apache-2.0
import { qrCurrencies } from '@tessera/rules/wallet/transfer-qr'
import { bankTransferProvider } from '@tessera/server/src/adapters/payments/bank-transfer/index.ts'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import {
  findPayAccount,
  openPayAccount,
  setPayAccountBank,
  setPayAccountEnabled,
  type BankDetails,
} from '@tessera/server/src/modules/wallet/index.ts'
import type { Chance } from '@tessera/server/src/platform/chance/chance.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database, Tx } from '@tessera/server/src/platform/db/index.ts'
import { CannotDo } from './cannot-do.ts'
import { settingsOf } from './change-setting.ts'
import type { BankTransferCommand } from './parse-bank-transfer.ts'

interface BankTransferDeps {
  database: Database
  clock: Clock
  chance: Chance
}

/**
 * Opens a payment account for bank transfers in the currency of a brand, changes the bank account behind it,
 * or closes it. Throws CannotDo for an account of another kind or currency.
 */
export async function openBankTransfer(
  deps: BankTransferDeps,
  { id, opens }: BankTransferCommand,
): Promise<string> {
  const { database, clock } = deps
  return database.transaction(async (tx) => {
    const account = await findPayAccount(tx, id)
    if (account && account.provider !== bankTransferProvider)
      throw new CannotDo(`${id} is a payment account of another kind (${account.provider}).`)
    if (opens) await openOrChange(tx, deps, { id, ...opens })
    else if (!account) throw new CannotDo(`There is no payment account ${id}.`)
    await setPayAccountEnabled(tx, id, opens !== undefined)
    await recordCommandLineAction(tx, {
      action: opens ? 'openPaymentAccount' : 'closePaymentAccount',
      subject: `paymentAccount:${id}`,
      ...(account?.bank ? { before: recorded(account.bank) } : {}),
      ...(opens ? { after: recorded(opens.bank) } : {}),
      nowMs: clock.now(),
    })
    return opens
      ? `${id} is open: members transfer to ${opens.bank.accountNumber}, and you record in the console what came in.`
      : `${id} is closed. What was begun there can still be recorded in the console.`
  })
}

/** As the record of what operators did has it. */
const recorded = ({ qr, ...bank }: BankDetails) => ({ ...bank, ...(qr && { qr: qr.scheme }) })

async function openOrChange(
  tx: Tx,
  { clock, chance }: BankTransferDeps,
  { id, bank, name, brand }: { id: string; bank: BankDetails; name: string; brand: string | undefined },
): Promise<void> {
  const { code: currency } = await (await settingsOf(tx, clock, brand)).read('site.currency')
  if (bank.qr && qrCurrencies[bank.qr.scheme] !== currency)
    throw new CannotDo(
      `${bank.qr.scheme} is for ${qrCurrencies[bank.qr.scheme]}, and the brand has ${currency}.`,
    )
  await openPayAccount(
    tx,
    chance,
    { id, provider: bankTransferProvider, name, type: 'bank', currency, bank },
    clock.now(),
  )
  if ((await findPayAccount(tx, id))?.currency !== currency)
    throw new CannotDo(`${id} is an account in another currency: choose another --id for ${currency}.`)
  await setPayAccountBank(tx, id, bank)
}

// SPDX-License-Identifier: Apache-2.0
import { qrCurrencies } from '@tessera/rules/wallet/transfer-qr'
import { bankTransferProvider } from '@tessera/server/src/adapters/payments/bank-transfer/index.ts'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import {
  findPayAccount,
  openPayAccount,
  removeNotifier,
  setNotifier,
  setPayAccountBank,
  setPayAccountEnabled,
  type BankDetails,
} from '@tessera/server/src/modules/wallet/index.ts'
import { ownCurrency } from '@tessera/server/src/modules/site/index.ts'
import type { Tx } from '@tessera/server/src/platform/db/index.ts'
import type { Settings } from '@tessera/server/src/platform/settings/settings.ts'
import { CannotDo } from './cannot-do.ts'
import { settingsOf } from './change-setting.ts'
import { makeNotifier, type NewNotifier } from './make-notifier.ts'
import type { VaultDeps } from './open-vault.ts'
import type { BankTransferCommand } from './parse-bank-transfer.ts'

interface BankTransferDeps extends VaultDeps {
  /** Address of the installation, without a slash at the end. */
  publicUrl: string
}

/**
 * Opens a payment account for bank transfers in a currency that a brand offers, changes the bank account behind it,
 * or closes it. Throws CannotDo for an account of another kind or currency.
 */
export async function openBankTransfer(
  deps: BankTransferDeps,
  { id, opens }: BankTransferCommand,
): Promise<string> {
  const { database, clock } = deps
  // Before the transaction, which must not wait for another connection.
  const notifier =
    opens?.notify === undefined || opens.notify === 'off'
      ? undefined
      : await makeNotifier(deps, id, opens.notify)
  return database.transaction(async (tx) => {
    const account = await findPayAccount(tx, id)
    if (account && account.provider !== bankTransferProvider)
      throw new CannotDo(`${id} is a payment account of another kind (${account.provider}).`)
    if (opens) await openOrChange(tx, deps, { id, ...opens })
    else if (!account) throw new CannotDo(`There is no payment account ${id}.`)
    if (notifier) await setNotifier(tx, id, notifier, clock.now())
    if (opens?.notify === 'off') await removeNotifier(tx, id)
    await setPayAccountEnabled(tx, id, opens !== undefined)
    await recordCommandLineAction(tx, {
      action: opens ? 'openPaymentAccount' : 'closePaymentAccount',
      subject: `paymentAccount:${id}`,
      ...(account?.bank ? { before: recorded(account.bank) } : {}),
      ...(opens
        ? { after: { ...recorded(opens.bank), ...(opens.notify ? { notify: opens.notify } : {}) } }
        : {}),
      nowMs: clock.now(),
    })
    return opens
      ? opened(deps, {
          id,
          number: opens.bank.accountNumber,
          notifier,
          notified: account?.notifier !== undefined && opens.notify !== 'off',
        })
      : `${id} is closed. What was begun there can still be recorded in the console.`
  })
}

/** The key is shown here and never again. */
function opened(
  { publicUrl }: BankTransferDeps,
  about: {
    id: string
    number: string
    notifier: NewNotifier | undefined
    notified: boolean
  },
): string {
  const { id, number, notifier } = about
  const open = `${id} is open: members transfer to ${number}`
  if (!notifier)
    return about.notified
      ? `${open}. What its notification service reports is credited by itself, as before.`
      : `${open}, and you record in the console what came in.`
  return [
    `${open}. What SePay reports with a code is credited by itself; the rest waits under Payments without an owner.`,
    `Add a webhook at SePay for money in and out of this account, with HMAC-SHA256 (or API Key):`,
    `  URL  ${publicUrl}/payments/${id}/notify`,
    `  Key  ${notifier.key}`,
    `The key is shown this once. An earlier key is worth nothing from now on.`,
  ].join('\n')
}

/** As the record of what operators did has it. */
const recorded = ({ qr, ...bank }: BankDetails) => ({ ...bank, ...(qr && { qr: qr.scheme }) })

/** The wanted currency of those that the brand offers; its own without a wish. */
async function offeredCurrency(settings: Settings, wanted: string | undefined): Promise<string> {
  const own = await ownCurrency(settings)
  const further = (await settings.read('site.furtherCurrencies')).map(({ code }) => code)
  if (wanted !== undefined && wanted !== own && !further.includes(wanted))
    throw new CannotDo(`The brand does not offer ${wanted}. It offers: ${[own, ...further].join(', ')}.`)
  return wanted ?? own
}

async function openOrChange(
  tx: Tx,
  { clock, chance }: BankTransferDeps,
  {
    id,
    bank,
    name,
    brand,
    currency: wanted,
  }: Omit<NonNullable<BankTransferCommand['opens']>, 'notify'> & { id: string },
): Promise<void> {
  const currency = await offeredCurrency(await settingsOf(tx, clock, brand), wanted)
  if (bank.qr && qrCurrencies[bank.qr.scheme] !== currency)
    throw new CannotDo(
      `${bank.qr.scheme} is for ${qrCurrencies[bank.qr.scheme]}, and the account is in ${currency}.`,
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

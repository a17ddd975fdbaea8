// SPDX-License-Identifier: Apache-2.0
import { createBankTransfer } from '../../adapters/payments/bank-transfer/index.ts'
import { createBtcpay } from '../../adapters/payments/btcpay/index.ts'
import { createHostedPage } from '../../adapters/payments/hosted-page/index.ts'
import { createSandboxBank, type SandboxBank } from '../../adapters/payments/sandbox-bank/index.ts'
import { createSandboxPayouts } from '../../adapters/payouts/sandbox-bank/index.ts'
import type { LabelGames } from '../../modules/bets/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import { clueOfTicket } from '../../modules/lottery/index.ts'
import { savePrivatePictures, showPrivatePictures, type Messages } from '../../modules/messages/index.ts'
import type { BrandDirectory } from '../../modules/site/index.ts'
import { clueOfTransaction, moneyAtVendors } from '../../modules/play/index.ts'
import { clueOfBet } from '../../modules/sportsbook/index.ts'
import {
  findPayAccount,
  openNotifierKey,
  readConnection,
  type WalletDeps,
} from '../../modules/wallet/index.ts'
import type { Vault } from '../../platform/keys/index.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentsInWallet } from './wire-compliance.ts'
import { wageringFor } from './wire-bonuses.ts'

/** Connects the wallet with its bank, with the pictures of proofs, and with what bonuses require. */
export function wireWallet(
  platform: Platform,
  {
    publicUrl,
    directory,
    identity,
    messages,
    vault,
    outbound,
    isDemo,
    labelGames,
  }: {
    publicUrl: string
    directory: BrandDirectory
    identity: Identity
    messages: Messages
    vault: Vault
    outbound: Outbound
    isDemo: boolean
    labelGames: LabelGames
  },
): { bank: SandboxBank; walletDeps: WalletDeps } {
  const { database, clock, chance, log } = platform
  const notifyUrl = (accountId: string): string => `${publicUrl}/payments/${accountId}/notify`
  const bank = createSandboxBank({
    database,
    clock,
    chance,
    log,
    publicUrl,
    notifyUrl,
    secretOf: async (accountId) => (await findPayAccount(database, accountId))?.secret,
  })
  const walletDeps: WalletDeps = {
    ...platform,
    siteUrl: directory.siteUrl,
    providers: [
      bank.provider,
      createBankTransfer({ chance, clock, notifierKey: (account) => openNotifierKey(vault, account) }),
      createHostedPage({
        clock,
        outbound,
        notifyUrl,
        connectionOf: (id) => readConnection(database, vault, id),
      }),
      createBtcpay({ clock, outbound, connectionOf: (id) => readConnection(database, vault, id) }),
    ],
    payoutProviders: isDemo ? [createSandboxPayouts({ outbound })] : [],
    vault,
    hasPaymentPassword: identity.hasPaymentPassword,
    proofPictures: {
      keep: (sent) => savePrivatePictures(messages, sent),
      show: (names) => showPrivatePictures(messages, names),
    },
    wagering: wageringFor(platform),
    moneyAtVendors,
    play: {
      labelGames,
      clueOf: (posting) => clueOfTicket(posting) ?? clueOfBet(posting) ?? clueOfTransaction(posting),
    },
    requireDocument: documentsInWallet(platform),
    bankAccountAdded: (tx, { accountNumber, ...added }) =>
      identity.deps.events.securityChanged(tx, {
        ...added,
        notice: 'bankAccountAdded',
        values: { ending: accountNumber.slice(-4) },
      }),
  }
  return { bank, walletDeps }
}

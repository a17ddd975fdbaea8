// SPDX-License-Identifier: Apache-2.0
import { readQr } from './read-qr.ts'
import type { BankDetails, NotifyProtocol } from '@tessera/server/src/modules/wallet/index.ts'

export interface BankTransferCommand {
  command: 'bank-transfer'
  id: string
  /** Undefined: the account is closed. */
  opens:
    | {
        bank: BankDetails
        name: string
        brand: string | undefined
        /** A further currency of the brand; undefined: its own. */
        currency: string | undefined
        /** Who reports what comes in; `off`: nobody; undefined: as before. */
        notify: NotifyProtocol | 'off' | undefined
      }
    | undefined
}

interface Typed {
  id: string
  bank?: string | undefined
  number?: string | undefined
  holder?: string | undefined
  name?: string | undefined
  qr?: string | undefined
  brand?: string | undefined
  currency?: string | undefined
  notify?: string | undefined
  close?: boolean | undefined
}

const longest = 60
const notifiers = ['sepay', 'off'] as const

/** Reads the options of `bank-transfer`. Answers the command, or a sentence that says what is wrong. */
export function readBankTransfer({ id, close, ...typed }: Typed): BankTransferCommand | string {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    return '--id has small letters, digits and dashes only, such as first-bank.'
  const [bankName, accountNumber, holder] = [typed.bank, typed.number, typed.holder].map(
    (value) => value?.trim() ?? '',
  )
  if (close) {
    const rest = Object.values(typed).some((value) => value !== undefined)
    return rest
      ? 'Give either --close or the bank account.'
      : { command: 'bank-transfer', id, opens: undefined }
  }
  if (!bankName || !accountNumber || !holder) return 'Give --bank, --number and --holder, or --close.'
  const name = typed.name?.trim() || bankName
  if (
    [bankName, accountNumber, holder, name].some((value) => value.length > longest || /[\p{Cc}]/u.test(value))
  )
    return `Each text must be one line of at most ${longest} characters.`
  const qr = typed.qr === undefined ? undefined : readQr(typed.qr, { accountNumber, holder })
  if (typeof qr === 'string') return qr
  const notify = notifiers.find((one) => one === typed.notify)
  if (typed.notify !== undefined && !notify) return `--notify must be ${notifiers.join(' or ')}.`
  return {
    command: 'bank-transfer',
    id,
    opens: {
      bank: { bankName, accountNumber, holder, ...(qr && { qr }) },
      name,
      brand: typed.brand?.trim() || undefined,
      currency: typed.currency?.trim().toUpperCase() || undefined,
      notify,
    },
  }
}

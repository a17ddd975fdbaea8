// SPDX-License-Identifier: Apache-2.0
import { bankLetters } from '../names/fold-name.ts'
import { formatAmount, type Amount } from '../money.ts'
import { emvValue, withChecksum } from './emv-qr.ts'
import { isIssuedQr, issuedQr } from './issued-qr.ts'

/** What banking apps of a country can scan, and what identifies the payee there. */
export type QrScheme =
  | { scheme: 'vietqr'; /** Six digits of the payee's bank. */ bin: string }
  | {
      scheme: 'promptpay'
      /** A mobile number, a tax number of 13 digits or a wallet of 15. */ target: string
    }
  | { scheme: 'pix'; key: string; city: string }
  | { scheme: 'upi'; address: string }
  | { scheme: 'qris' | 'duitnow'; /** The code as the acquirer issued it. */ payload: string }

/** The one currency of each scheme. */
export const qrCurrencies = {
  vietqr: 'VND',
  promptpay: 'THB',
  pix: 'BRL',
  upi: 'INR',
  qris: 'IDR',
  duitnow: 'MYR',
} as const satisfies Record<QrScheme['scheme'], string>

export interface QrTransfer {
  accountNumber: string
  holder: string
  amount: Amount
  /** The code by which the transfer is recognised. */
  matchCode: string
}

const unit = 1_000_000n

/**
 * What a QR code of a transfer contains: the payee, the amount and the code. EMVCo's format for merchants with the
 * national profiles of NAPAS, PromptPay, PIX, QRIS and DuitNow, and the address of UPI. Undefined where the scheme has no such amount:
 * VietQR knows no fractions. Nothing is asked of anybody to make it.
 */
export function transferQr(scheme: QrScheme, transfer: QrTransfer): string | undefined {
  switch (scheme.scheme) {
    case 'vietqr':
      return vietQr(scheme.bin, transfer)
    case 'promptpay':
      return promptPay(scheme.target, transfer.amount)
    case 'pix':
      return pix(scheme, transfer)
    case 'upi':
      return upi(scheme.address, transfer)
    case 'qris':
    case 'duitnow':
      return issuedQr(scheme.scheme, scheme.payload, transfer.amount)
  }
}

/** Two decimals, and nothing between the thousands. */
const decimal = (amount: Amount): string => formatAmount(amount).replaceAll(',', '')

const begin = emvValue('00', '01')
const once = emvValue('01', '12')

function vietQr(bin: string, { accountNumber, amount, matchCode }: QrTransfer): string | undefined {
  if (amount % unit !== 0n) return undefined
  const payee = emvValue('00', bin) + emvValue('01', accountNumber)
  return withChecksum(
    begin +
      once +
      emvValue('38', emvValue('00', 'A000000727') + emvValue('01', payee) + emvValue('02', 'QRIBFTTA')) +
      emvValue('53', '704') +
      emvValue('54', String(amount / unit)) +
      emvValue('58', 'VN') +
      emvValue('62', emvValue('08', matchCode)),
  )
}

/** PromptPay carries no words: the code is typed into the transfer. */
function promptPay(target: string, amount: Amount): string {
  const digits = target.replace(/\D/g, '')
  const [id, payee] =
    digits.length >= 15
      ? ['03', digits]
      : digits.length >= 13
        ? ['02', digits]
        : ['01', `66${digits.replace(/^0/, '')}`.padStart(13, '0')]
  return withChecksum(
    begin +
      once +
      emvValue('29', emvValue('00', 'A000000677010111') + emvValue(id, payee)) +
      emvValue('58', 'TH') +
      emvValue('53', '764') +
      emvValue('54', decimal(amount)),
  )
}

function pix(
  { key, city }: { key: string; city: string },
  { holder, amount, matchCode }: QrTransfer,
): string {
  return withChecksum(
    begin +
      emvValue('26', emvValue('00', 'br.gov.bcb.pix') + emvValue('01', key)) +
      emvValue('52', '0000') +
      emvValue('53', '986') +
      emvValue('54', decimal(amount)) +
      emvValue('58', 'BR') +
      emvValue('59', plain(holder, 25)) +
      emvValue('60', plain(city, 15)) +
      emvValue('62', emvValue('05', matchCode)),
  )
}

function upi(address: string, { holder, amount, matchCode }: QrTransfer): string {
  const parts = {
    pa: address,
    pn: holder,
    tr: matchCode,
    tn: matchCode,
    am: decimal(amount),
    cu: 'INR',
  }
  return `upi://pay?${Object.entries(parts)
    .map(([name, part]) => `${name}=${encodeURIComponent(part)}`)
    .join('&')}`
}

/** Capital letters without accents, which all readers know. */
const plain = (words: string, longest: number): string =>
  bankLetters(words)
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .toUpperCase()
    .slice(0, longest)

/** What is wrong with the payee of a scheme, by its field; undefined if nothing is. */
export function qrSchemeProblem(scheme: QrScheme, accountNumber: string): string | undefined {
  switch (scheme.scheme) {
    case 'vietqr':
      if (!/^\d{6}$/.test(scheme.bin)) return 'bin'
      return /^[0-9A-Za-z]{1,19}$/.test(accountNumber) ? undefined : 'accountNumber'
    case 'promptpay':
      return /^(0\d{9}|\d{13}|\d{15})$/.test(scheme.target) ? undefined : 'target'
    case 'pix':
      if (!/^[\x21-\x7e]{1,77}$/.test(scheme.key)) return 'key'
      return plain(scheme.city, 15) === '' ? 'city' : undefined
    case 'upi':
      return /^[\w.-]{2,64}@[A-Za-z0-9.-]{2,64}$/.test(scheme.address) ? undefined : 'address'
    case 'qris':
    case 'duitnow':
      return isIssuedQr(scheme.scheme, scheme.payload) ? undefined : 'payload'
  }
}

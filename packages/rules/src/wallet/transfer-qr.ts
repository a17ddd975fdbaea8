// SPDX-License-Identifier: Apache-2.0
import { formatAmount, type Amount } from '../money.ts'

/** What banking apps of a country can scan, and what identifies the payee there. */
export type QrScheme =
  | { scheme: 'vietqr'; /** Six digits of the payee's bank. */ bin: string }
  | {
      scheme: 'promptpay'
      /** A mobile number, a tax number of 13 digits or a wallet of 15. */ target: string
    }
  | { scheme: 'pix'; key: string; city: string }
  | { scheme: 'upi'; address: string }

/** The one currency of each scheme. */
export const qrCurrencies = {
  vietqr: 'VND',
  promptpay: 'THB',
  pix: 'BRL',
  upi: 'INR',
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
 * national profiles of NAPAS, PromptPay and PIX, and the address of UPI. Undefined where the scheme has no such amount:
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
  }
}

/** Two decimals, and nothing between the thousands. */
const decimal = (amount: Amount): string => formatAmount(amount).replaceAll(',', '')

/** One value with its number and its length. */
const value = (id: string, content: string): string =>
  `${id}${String(content.length).padStart(2, '0')}${content}`

const withChecksum = (content: string): string => {
  const summed = `${content}6304`
  return summed + checksum(summed).toString(16).toUpperCase().padStart(4, '0')
}

/** CRC-16/CCITT-FALSE, over the number and length of itself, too. */
function checksum(text: string): number {
  let sum = 0xffff
  for (const sign of text) {
    sum ^= sign.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum
}

const begin = value('00', '01')
const once = value('01', '12')

function vietQr(bin: string, { accountNumber, amount, matchCode }: QrTransfer): string | undefined {
  if (amount % unit !== 0n) return undefined
  const payee = value('00', bin) + value('01', accountNumber)
  return withChecksum(
    begin +
      once +
      value('38', value('00', 'A000000727') + value('01', payee) + value('02', 'QRIBFTTA')) +
      value('53', '704') +
      value('54', String(amount / unit)) +
      value('58', 'VN') +
      value('62', value('08', matchCode)),
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
      value('29', value('00', 'A000000677010111') + value(id, payee)) +
      value('58', 'TH') +
      value('53', '764') +
      value('54', decimal(amount)),
  )
}

function pix(
  { key, city }: { key: string; city: string },
  { holder, amount, matchCode }: QrTransfer,
): string {
  return withChecksum(
    begin +
      value('26', value('00', 'br.gov.bcb.pix') + value('01', key)) +
      value('52', '0000') +
      value('53', '986') +
      value('54', decimal(amount)) +
      value('58', 'BR') +
      value('59', plain(holder, 25)) +
      value('60', plain(city, 15)) +
      value('62', value('05', matchCode)),
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
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
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
  }
}

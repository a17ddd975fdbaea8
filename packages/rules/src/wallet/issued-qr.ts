// SPDX-License-Identifier: Apache-2.0
import { formatAmount, type Amount } from '../money.ts'
import { emvValue, emvValues, withChecksum, type EmvValue } from './emv-qr.ts'

/** Schemes whose code an acquirer issues, because it contains numbers that only the acquirer knows. */
export type IssuedScheme = 'qris' | 'duitnow'

const schemes = {
  qris: { application: 'ID.CO.QRIS.WWW', currency: '360', country: 'ID' },
  duitnow: { application: 'A0000006150001', currency: '458', country: 'MY' },
} as const satisfies Record<IssuedScheme, object>

/** No reader has to take more (EMVCo). */
const longest = 512
/** A tip or a fee, which would change what is paid. */
const extras = ['55', '56', '57']

/**
 * The issued code with the amount in it, to be scanned for one payment: EMVCo's form for a code with an amount, all
 * else as it was issued. Undefined for a code that is not of the scheme.
 */
export function issuedQr(scheme: IssuedScheme, payload: string, amount: Amount): string | undefined {
  const values = readIssued(scheme, payload)
  if (!values) return undefined
  const fixed = values.filter(({ id }) => !['00', '01', '54', '63'].includes(id))
  const later = fixed.findIndex(({ id }) => Number(id) > 54)
  const rest = fixed.toSpliced(later < 0 ? fixed.length : later, 0, { id: '54', content: decimal(amount) })
  const all = [{ id: '00', content: '01' }, { id: '01', content: '12' }, ...rest]
  const content = all.map(({ id, content }) => emvValue(id, content)).join('')
  return content.length + 8 > longest ? undefined : withChecksum(content)
}

/** Whether this is a code of the scheme as an acquirer issues it, with a right checksum and without a tip or fee. */
export const isIssuedQr = (scheme: IssuedScheme, payload: string): boolean =>
  readIssued(scheme, payload) !== undefined

function readIssued(scheme: IssuedScheme, payload: string): EmvValue[] | undefined {
  if (payload.length > longest || !/^[\x20-\x7e]{8,}$/.test(payload)) return undefined
  if (withChecksum(payload.slice(0, -8)) !== payload.slice(0, -4) + payload.slice(-4).toUpperCase())
    return undefined
  const values = emvValues(payload)
  if (!values || values[0]?.id !== '00' || values.some(({ id }) => extras.includes(id))) return undefined
  const of = (wanted: string): string | undefined => values.find(({ id }) => id === wanted)?.content
  const { application, currency, country } = schemes[scheme]
  const fits = of('00') === '01' && of('53') === currency && of('58') === country
  return fits && values.some((value) => isAccountOf(value, application)) ? values : undefined
}

/** Numbers 26 to 51 say to whom the money goes, each in the form of the application that it names. */
const isAccountOf = ({ id, content }: EmvValue, application: string): boolean =>
  Number(id) >= 26 &&
  Number(id) <= 51 &&
  emvValues(content)?.some((inner) => inner.id === '00' && inner.content.toUpperCase() === application) ===
    true

/** Without decimals where there are none to say: apps of QRIS read both. */
const decimal = (amount: Amount): string => formatAmount(amount).replaceAll(',', '').replace(/\.00$/, '')

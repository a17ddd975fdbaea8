// SPDX-License-Identifier: Apache-2.0
import { formatAmount, type Amount } from '../money.ts'
import { emvValue, emvValues, withChecksum, type EmvValue } from './emv-qr.ts'

/** Schemes of which a bank or an acquirer issues codes, for some with numbers that only the issuer knows. */
export type IssuedScheme = 'qris' | 'duitnow' | 'vietqr' | 'promptpay' | 'pix' | 'sgqr'

interface SchemeForm {
  /** The applications by which the payee of a code may be named. */
  applications: readonly string[]
  currency: string
  country: string
  /** Where banking apps look for what the payer writes, within number 62; undefined where there is no such field. */
  reference?: string
  /** Whether an amount is written without decimals, if it has none, or can have none at all. */
  decimals: 'asNeeded' | 'always' | 'never'
}

const schemes: Record<IssuedScheme, SchemeForm> = {
  qris: { applications: ['ID.CO.QRIS.WWW'], currency: '360', country: 'ID', decimals: 'asNeeded' },
  duitnow: { applications: ['A0000006150001'], currency: '458', country: 'MY', decimals: 'asNeeded' },
  vietqr: {
    applications: ['A000000727'],
    currency: '704',
    country: 'VN',
    reference: '08',
    decimals: 'never',
  },
  promptpay: {
    applications: ['A000000677010111', 'A000000677010112', 'A000000677010113'],
    ...{ currency: '764', country: 'TH', decimals: 'always' },
  },
  pix: {
    applications: ['BR.GOV.BCB.PIX'],
    ...{ currency: '986', country: 'BR', reference: '05', decimals: 'always' },
  },
  sgqr: {
    applications: ['SG.PAYNOW'],
    ...{ currency: '702', country: 'SG', reference: '01', decimals: 'always' },
  },
}

/** No reader has to take more (EMVCo). */
const longest = 512
/** A tip or a fee, which would change what is paid. */
const extras = ['55', '56', '57']

/**
 * The issued code with the amount in it, to be scanned for one payment, and with the reference where the scheme has a field for it. All
 * else stays as it was issued, also what this program does not know: the version of the form, whose numbers differ from country to
 * country, and the order. Undefined for a code that is not of the scheme, or an amount that it cannot say.
 */
export function issuedQr(
  scheme: IssuedScheme,
  payload: string,
  { amount, matchCode }: { amount: Amount; matchCode: string },
): string | undefined {
  const issued = readIssued(scheme, payload)
  const { decimals, reference } = schemes[scheme]
  const sum = written(amount, decimals)
  if (!issued || sum === undefined) return undefined
  let values = issued.filter(({ id }) => id !== '63')
  values = withValue(values, { id: '01', content: '12' })
  values = withValue(values, { id: '54', content: sum })
  if (reference !== undefined) values = withReference(values, reference, matchCode)
  const content = values.map(({ id, content: inner }) => emvValue(id, inner)).join('')
  return content.length + 8 > longest ? undefined : withChecksum(content)
}

/** At the position that it has, or else before the first value with a higher number. */
function withValue(values: readonly EmvValue[], value: EmvValue): EmvValue[] {
  if (values.some(({ id }) => id === value.id))
    return values.map((one) => (one.id === value.id ? value : one))
  const later = values.findIndex(({ id }) => Number(id) > Number(value.id))
  return values.toSpliced(later < 0 ? values.length : later, 0, value)
}

function withReference(values: readonly EmvValue[], id: string, matchCode: string): EmvValue[] {
  const before = values.find((value) => value.id === '62')
  const inner = before ? emvValues(before.content) : []
  if (!inner) return [...values]
  const all = withValue(inner, { id, content: matchCode })
  return withValue(values, {
    id: '62',
    content: all.map((value) => emvValue(value.id, value.content)).join(''),
  })
}

/** Whether this is a code of the scheme as it is issued, with a right checksum and without a tip or fee. */
export const isIssuedQr = (scheme: IssuedScheme, payload: string): boolean =>
  readIssued(scheme, payload) !== undefined

function readIssued(scheme: IssuedScheme, payload: string): EmvValue[] | undefined {
  if (payload.length > longest || !/^[^\p{Cc}\p{Cs}]{8,}$/u.test(payload)) return undefined
  if (withChecksum(payload.slice(0, -8)) !== payload.slice(0, -4) + payload.slice(-4).toUpperCase())
    return undefined
  const values = emvValues(payload)
  if (!values || values[0]?.id !== '00' || values.some(({ id }) => extras.includes(id))) return undefined
  const of = (wanted: string): string | undefined => values.find(({ id }) => id === wanted)?.content
  const { applications, currency, country } = schemes[scheme]
  // Malaysia counts the version on: its codes begin with 02.
  const fits = /^0[1-9]$/.test(of('00') ?? '') && of('53') === currency && of('58') === country
  return fits && values.some((value) => isAccountOf(value, applications)) ? values : undefined
}

/**
 * Numbers 26 to 51 say to whom the money goes, each in the form of the application that it names. One of PIX that names an address of
 * the network has its amount there, not here.
 */
const isAccountOf = ({ id, content }: EmvValue, applications: readonly string[]): boolean => {
  if (Number(id) < 26 || Number(id) > 51) return false
  const inner = emvValues(content)
  const application = inner?.find((value) => value.id === '00')?.content.toUpperCase() ?? ''
  const isAddress = application === 'BR.GOV.BCB.PIX' && inner?.some((value) => value.id === '25') === true
  return applications.includes(application) && !isAddress
}

function written(amount: Amount, decimals: SchemeForm['decimals']): string | undefined {
  const text = formatAmount(amount).replaceAll(',', '')
  const whole = text.replace(/\.00$/, '')
  if (decimals === 'always') return text
  // What is rounded away to write it would not be paid.
  return decimals === 'never' && (whole.includes('.') || amount % 1_000_000n !== 0n) ? undefined : whole
}

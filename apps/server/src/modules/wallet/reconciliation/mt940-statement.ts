// SPDX-License-Identifier: Apache-2.0
import { readWrittenAmount } from '@tessera/rules/wallet/written-amount'
import { readMt940Fields, type Mt940Field } from './mt940-fields.ts'
import { BadStatement, readDay, requireHeld, type DatedLine } from './statement-file.ts'

/** What of the statement that is being read is known so far. */
interface Reading {
  currency: string
  /** The opening balance and what has moved since. */
  balance: bigint
  /** The last entry, until its information is read. */
  entry: DatedLine | undefined
}

/**
 * The entries of statements in MT940 (SWIFT), of which a file may have several. Each has to add up from its opening to its
 * closing balance, so that a file that was cut or changed is refused. Throws BadStatement.
 */
export function* mt940Statement(text: string): Generator<DatedLine> {
  let reading: Reading | undefined
  let statements = 0
  for (const field of readMt940Fields(text)) {
    if (field.tag === '60F' || field.tag === '60M') {
      if (reading) throw new BadStatement(field.line, 'the statement before has no closing balance')
      reading = { ...readBalance(field), entry: undefined }
      continue
    }
    if (!reading) {
      if (field.tag === '61') throw new BadStatement(field.line, 'an entry comes before an opening balance')
      continue
    }
    if (field.tag === '86' && reading.entry) reading.entry = withInformation(reading.entry, field)
    if (field.tag !== '61' && field.tag !== '62F' && field.tag !== '62M') continue
    if (reading.entry) yield reading.entry
    reading.entry = undefined
    if (field.tag === '61') {
      reading.entry = readEntry(field, reading.currency)
      reading.balance += reading.entry.amount
    } else {
      checkClosing(field, reading)
      statements += 1
      reading = undefined
    }
  }
  if (reading) throw new BadStatement(1, 'the last statement has no closing balance')
  if (statements === 0) throw new BadStatement(1, 'this is no MT940 statement')
}

/** Sign, day, currency and amount of a balance. */
function readBalance({ content, line }: Mt940Field): { currency: string; balance: bigint } {
  const [, sign, , currency = '', digits = ''] =
    /^([CD])(\d{6})([A-Z]{3})\s*([\d,]{1,25})$/.exec(content.trim()) ?? []
  const amount = figuresOf(digits)
  if (amount === undefined) throw new BadStatement(line, 'a balance cannot be read')
  return { currency, balance: sign === 'D' ? -amount : amount }
}

/** Banks fill up with noughts, and write more figures than the standard's fifteen where a unit is worth little. */
const figuresOf = (digits: string): bigint | undefined =>
  readWrittenAmount(digits.replace(/,$/, ''), ',')?.amount

function checkClosing(field: Mt940Field, { currency, balance }: Reading): void {
  const closing = readBalance(field)
  if (closing.currency !== currency) throw new BadStatement(field.line, 'its balances have two currencies')
  if (closing.balance !== balance)
    throw new BadStatement(field.line, 'its entries do not add up to the closing balance')
}

/** Instead of a day of booking there may be blanks, and a code of the bank may be shorter than its field. */
const entryForm =
  /^(?<value>\d{6})(?<booked>\d{4}| {4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d[\d,]{0,24})[A-Z][A-Z0-9 ]{3}(?<references>[^\n]*)/

/** `RC` takes a credit back, and `RD` a debit: the direction is where the money goes. */
function readEntry({ content, line }: Mt940Field, currency: string): DatedLine {
  const {
    value = '',
    booked,
    mark,
    amount: digits = '',
    references = '',
  } = entryForm.exec(content)?.groups ?? {}
  const amount = figuresOf(digits)
  if (amount === undefined) throw new BadStatement(line, 'an entry cannot be read')
  const day = readDay(bookingDay(value, booked?.trim()), 'YYYY-MM-DD', 'UTC')
  if (day === undefined) throw new BadStatement(line, 'an entry has a day that there is not')
  const goesOut = mark === 'D' || mark === 'RC'
  const [customer = '', bank = ''] = references.split('//').map((name) => name.trim())
  return {
    line,
    day,
    reference: (/^(NONREF|NOREF)?$/i.test(customer) ? bank : customer).slice(0, 200),
    content: content.split('\n').slice(1).join(' ').slice(0, 500),
    amount: requireHeld(goesOut ? -amount : amount, line),
    currency,
  }
}

/** The day of the value has the year; the day of the booking may be in the year before or after. */
function bookingDay(value: string, booked: string | undefined): string {
  const [year, month, day] = [Number(value.slice(0, 2)), value.slice(2, 4), value.slice(4, 6)]
  if (booked === undefined || booked === '') return `20${value.slice(0, 2)}-${month}-${day}`
  const [bookedMonth, bookedDay] = [booked.slice(0, 2), booked.slice(2, 4)]
  const months = Number(bookedMonth) - Number(month)
  const bookedYear = months > 6 ? year - 1 : months < -6 ? year + 1 : year
  return `20${String(bookedYear).padStart(2, '0')}-${bookedMonth}-${bookedDay}`
}

/** What the bank says of an entry; the reference of whoever paid, where it is named, is better than the bank's own. */
function withInformation(entry: DatedLine, { content }: Mt940Field): DatedLine {
  // German banks number the parts of the text: ?20 to ?29, and ?60 to ?63.
  const parts = /^\d{3}\?/.test(content)
    ? content
        .replaceAll('\n', '')
        .split('?')
        .filter((part) => /^(2\d|6[0-3])/.test(part))
        .map((part) => part.slice(2))
        .join('')
    : content.replaceAll('\n', '')
  const named =
    /(?:^|\/)EREF\/([^/]+)(?:\/|$)/.exec(parts)?.[1] ?? /EREF\+(.+?)(?=[A-Z]{4}\+|$)/.exec(parts)?.[1]
  const reference = named?.trim() ?? ''
  return {
    ...entry,
    reference: reference === '' || reference === 'NOTPROVIDED' ? entry.reference : reference.slice(0, 200),
    content: [entry.content, parts]
      .filter((one) => one !== '')
      .join(' ')
      .slice(0, 500),
  }
}

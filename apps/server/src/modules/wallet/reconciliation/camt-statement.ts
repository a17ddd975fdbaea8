// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { readCamtEntries, type CamtDetail, type CamtEntry } from './camt-entries.ts'
import { BadStatement, readDay, readStatementAmount, requireHeld, type DatedLine } from './statement-file.ts'

/**
 * The booked entries of a camt.053 statement. The direction of an entry says where its money went, also of one that reverses
 * another. An entry that sums up several payments is a line for each of them. Throws BadStatement.
 */
export function* camtStatement(text: string, zone: string): Generator<DatedLine> {
  for (const entry of readCamtEntries(text))
    if (entry.status !== 'PDNG' && entry.status !== 'INFO') yield* linesOf(entry, zone)
}

function* linesOf(entry: CamtEntry, zone: string): Generator<DatedLine> {
  const whole = lineOf(entry, zone)
  const parts = entry.details.length > 1 ? entry.details.map((detail) => partOf(entry, detail, whole)) : []
  const known = parts.filter((part) => part !== undefined)
  // Details without amounts, or in the currency of the payer only, cannot be lines of this account.
  if (known.length < 2 || known.length < parts.length) return yield whole
  yield* known
  const rest = whole.amount - known.reduce((sum, { amount }) => sum + amount, 0n)
  // What the bank takes for itself is in the entry and in none of its details.
  if (rest !== 0n) yield { ...whole, content: restContent, amount: amountOfMillionths(rest) }
}

const restContent = 'what the entry has beside its details, such as charges'

function lineOf(entry: CamtEntry, zone: string): DatedLine {
  const { line, currency } = entry
  const { amount } = readStatementAmount(entry.amount.trim(), '.', line)
  if (amount < 0n) throw new BadStatement(line, 'an entry has no amount')
  if (!/^[A-Z]{3}$/.test(currency)) throw new BadStatement(line, 'an entry has no currency')
  const day = readDay(entry.day, 'YYYY-MM-DD', zone)
  if (day === undefined) throw new BadStatement(line, 'an entry has no booking date')
  const references = [...entry.references, ...entry.details.flatMap((detail) => detail.references)]
  const contents = [...entry.contents, ...entry.details.flatMap((detail) => detail.contents)]
  return {
    ...{ line, day, currency },
    reference: (references[0] ?? '').slice(0, 200),
    content: contents.join(' ').slice(0, 500),
    amount: signed(amount, entry.direction, line),
  }
}

/** One payment of an entry; undefined if its amount in the currency of the account is not named. */
function partOf(entry: CamtEntry, detail: CamtDetail, whole: DatedLine): DatedLine | undefined {
  const found = detail.amounts.find(({ currency }) => currency === entry.currency)
  if (!found) return undefined
  const { line } = detail
  const { amount } = readStatementAmount(found.text.trim(), '.', line)
  if (amount < 0n) throw new BadStatement(line, 'a detail has no amount')
  return {
    ...whole,
    line,
    reference: (detail.references[0] ?? whole.reference).slice(0, 200),
    content: [...entry.contents, ...detail.contents].join(' ').slice(0, 500),
    amount: signed(amount, detail.direction === '' ? entry.direction : detail.direction, line),
  }
}

function signed(amount: bigint, direction: string, line: number): DatedLine['amount'] {
  if (direction !== 'CRDT' && direction !== 'DBIT') throw new BadStatement(line, 'an entry has no direction')
  return requireHeld(direction === 'DBIT' ? -amount : amount, line)
}

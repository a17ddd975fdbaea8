// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { StatementLine } from '@tessera/rules/wallet/compare-statement'
import { readXml } from './read-xml.ts'
import { BadStatement, readDay, readStatementAmount } from './statement-file.ts'

interface Entry {
  line: number
  amount: string
  currency: string
  direction: string
  day: string
  status: string
  references: string[]
  contents: string[]
}

const referenceNames: ReadonlySet<string> = new Set([
  'EndToEndId',
  'TxId',
  'AcctSvcrRef',
  'InstrId',
  'NtryRef',
])

/**
 * The booked entries of a camt.053 statement. The direction of an entry says where its money went, also of one that reverses
 * another. Throws BadStatement.
 */
export function* camtStatement(text: string): Generator<StatementLine> {
  const path: string[] = []
  let entry: Entry | undefined
  let isStatement = false
  for (const part of readXml(text)) {
    if (part.kind === 'open') {
      path.push(part.name)
      if (part.name === 'BkToCstmrStmt') isStatement = true
      if (part.name === 'Ntry' && path.at(-2) === 'Stmt') entry = newEntry(part.line)
      if (entry && part.name === 'Amt' && path.at(-2) === 'Ntry')
        entry.currency = part.attributes['Ccy'] ?? ''
    } else if (part.kind === 'text') {
      if (entry) read(entry, path, part.text.trim())
    } else {
      path.pop()
      if (part.name === 'Ntry' && entry) {
        if (entry.status !== 'PDNG' && entry.status !== 'INFO') yield lineOf(entry)
        entry = undefined
      }
    }
  }
  if (!isStatement) throw new BadStatement(1, 'this is no camt.053 statement')
}

const newEntry = (line: number): Entry => ({
  line,
  amount: '',
  currency: '',
  direction: '',
  day: '',
  status: '',
  references: [],
  contents: [],
})

function read(entry: Entry, path: readonly string[], text: string): void {
  const [name = '', above = '', higher = ''] = path.toReversed()
  if (name === 'Amt' && above === 'Ntry') entry.amount += text
  else if (name === 'CdtDbtInd' && above === 'Ntry') entry.direction = text
  else if (name === 'Sts' && above === 'Ntry') entry.status = text
  else if (name === 'Cd' && above === 'Sts' && higher === 'Ntry') entry.status = text
  else if (above === 'BookgDt' && higher === 'Ntry') entry.day = text
  else if (referenceNames.has(name) && text !== 'NOTPROVIDED') entry.references.push(text)
  else if (name === 'Ustrd') entry.contents.push(text)
}

function lineOf(entry: Entry): StatementLine {
  const { line, currency, direction } = entry
  const amount = readStatementAmount(entry.amount, '.')
  if (amount === undefined || amount < 0n) throw new BadStatement(line, 'an entry has no amount')
  if (!/^[A-Z]{3}$/.test(currency)) throw new BadStatement(line, 'an entry has no currency')
  if (direction !== 'CRDT' && direction !== 'DBIT') throw new BadStatement(line, 'an entry has no direction')
  const atMs = readDay(entry.day, 'YYYY-MM-DD')
  if (atMs === undefined) throw new BadStatement(line, 'an entry has no booking date')
  return {
    line,
    atMs,
    reference: (entry.references[0] ?? '').slice(0, 200),
    content: entry.contents.join(' ').slice(0, 500),
    amount: amountOfMillionths(direction === 'DBIT' ? -amount : amount),
    currency,
  }
}

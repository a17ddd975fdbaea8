// SPDX-License-Identifier: Apache-2.0
import { readXml } from './read-xml.ts'
import { BadStatement } from './statement-file.ts'

/** One payment of an entry. */
export interface CamtDetail {
  line: number
  /** What it is worth, possibly in several currencies; the one of the account comes first. */
  amounts: { text: string; currency: string }[]
  /** '' where it is that of the entry. */
  direction: string
  references: string[]
  contents: string[]
}

/** An entry of a statement as its file has it. */
export interface CamtEntry {
  line: number
  amount: string
  currency: string
  direction: string
  day: string
  status: string
  /** Of the entry itself. */
  references: string[]
  contents: string[]
  details: CamtDetail[]
}

const referenceNames: ReadonlySet<string> = new Set([
  'EndToEndId',
  'TxId',
  'AcctSvcrRef',
  'InstrId',
  'NtryRef',
])
/** Where a detail has an amount: in older versions within `AmtDtls`, in newer ones by itself. */
const amountParents: ReadonlySet<string> = new Set(['TxDtls', 'TxAmt'])

/** The entries of the statements of a camt.053 file. Throws BadStatement. */
export function* readCamtEntries(text: string): Generator<CamtEntry> {
  const path: string[] = []
  let entry: CamtEntry | undefined
  let isStatement = false
  for (const part of readXml(text)) {
    if (part.kind === 'open') {
      path.push(part.name)
      if (part.name === 'BkToCstmrStmt') isStatement = true
      if (part.name === 'Ntry' && path.at(-2) === 'Stmt') entry = newEntry(part.line)
      else if (entry) begin(entry, path, part)
    } else if (part.kind === 'text') {
      if (entry) read(entry, path, part.text.trim())
    } else {
      path.pop()
      if (part.name === 'Ntry' && entry) {
        yield entry
        entry = undefined
      }
    }
  }
  if (!isStatement) throw new BadStatement(1, 'this is no camt.053 statement')
}

const newEntry = (line: number): CamtEntry => ({
  ...{ line, amount: '', currency: '', direction: '', day: '', status: '' },
  ...{ references: [], contents: [], details: [] },
})

function begin(
  entry: CamtEntry,
  path: readonly string[],
  { name, attributes, line }: { name: string; attributes: Readonly<Record<string, string>>; line: number },
): void {
  const above = path.at(-2) ?? ''
  if (name === 'TxDtls')
    entry.details.push({ line, amounts: [], direction: '', references: [], contents: [] })
  if (name !== 'Amt') return
  const currency = attributes['Ccy'] ?? ''
  if (above === 'Ntry') entry.currency = currency
  else if (amountParents.has(above)) entry.details.at(-1)?.amounts.push({ text: '', currency })
}

function read(entry: CamtEntry, path: readonly string[], text: string): void {
  const [name = '', above = '', higher = ''] = path.toReversed()
  const detail = path.includes('TxDtls') ? entry.details.at(-1) : undefined
  const owner = detail ?? entry
  if (name === 'Amt' && above === 'Ntry') entry.amount += text
  else if (name === 'Amt' && amountParents.has(above)) {
    const amount = detail?.amounts.at(-1)
    if (amount) amount.text += text
  } else if (name === 'CdtDbtInd' && above === 'Ntry') entry.direction = text
  else if (name === 'CdtDbtInd' && above === 'TxDtls' && detail) detail.direction = text
  else if (name === 'Sts' && above === 'Ntry') entry.status = text
  else if (name === 'Cd' && above === 'Sts' && higher === 'Ntry') entry.status = text
  else if (above === 'BookgDt' && higher === 'Ntry') entry.day = text
  else if (referenceNames.has(name) && text !== 'NOTPROVIDED') owner.references.push(text)
  else if (name === 'Ustrd' || (name === 'Ref' && above === 'CdtrRefInf')) owner.contents.push(text)
}

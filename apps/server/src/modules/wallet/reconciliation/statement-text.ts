// SPDX-License-Identifier: Apache-2.0
import { statementEncodings, type StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import { BadStatement } from './statement-file.ts'

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
/** Where a declaration of XML ends at the latest. */
const longestDeclaration = 200
/** Bytes that switch between sets of signs, as ISO-2022-JP does in files that look like plain ASCII. */
const escape = '\u001b'
/** Signs that no statement has: a wrong encoding makes them. U+0085 is a break of lines. */
const noSigns = /[\0\u001b\u0080-\u0084\u0086-\u009f\ufffd\uffff]/u

/**
 * The text of a statement. Its encoding is what the file says, by a mark at its beginning or in its XML declaration; else
 * UTF-8, if it is valid; else the one that the operator named for the account. Never a guess, because a wrong one changes
 * names without a trace. Throws BadStatement.
 */
export function readStatementText(
  bytes: Uint8Array,
  { format, encoding }: { format: 'csv' | 'camt053' | 'mt940'; encoding: StatementEncoding | undefined },
): string {
  const said = saidByMark(bytes) ?? (format === 'camt053' ? saidByXml(bytes) : undefined)
  const text = said === undefined ? unsaid(bytes, encoding) : decoded(bytes, said)
  if (text === undefined)
    throw new BadStatement(
      1,
      said === undefined ? whatToName(encoding) : `it is not in ${said}, which it says`,
    )
  const [sign] = noSigns.exec(text) ?? []
  if (sign === undefined) return text.normalize('NFC')
  const line = text.slice(0, text.indexOf(sign)).split('\n').length
  throw new BadStatement(line, `it has signs that no text has: ${whatToName(encoding)}`)
}

const saidByMark = (bytes: Uint8Array): string | undefined =>
  marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding

/** The encoding in the declaration of an XML file. Throws BadStatement for one that is not read. */
function saidByXml(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, longestDeclaration)).trimStart()
  const [, double, single] = /^<\?xml[^>]*?\sencoding\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(start) ?? []
  const label = (double ?? single)?.trim().toLowerCase()
  if (label === undefined) return undefined
  // Every ASCII text is UTF-8; bytes beyond it are none.
  const known = /^(us-)?ascii$/.test(label) ? 'utf-8' : canonical(label)
  // A declaration that can be read byte by byte is not in UTF-16.
  if (known === undefined || known.startsWith('utf-16'))
    throw new BadStatement(1, `its encoding ${label.slice(0, 40)} is not read`)
  return known
}

function canonical(label: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(label)
    return encoding === 'utf-8' || canonicalNames().has(encoding) ? encoding : undefined
  } catch {
    return undefined
  }
}

const canonicalNames = (): ReadonlySet<string> => {
  names ??= new Set([...statementEncodings, 'gbk'].map((label) => new TextDecoder(label).encoding))
  return names
}
let names: ReadonlySet<string> | undefined

function unsaid(bytes: Uint8Array, named: StatementEncoding | undefined): string | undefined {
  const plain = decoded(bytes, 'utf-8')
  const isPlain = plain !== undefined && !plain.includes('\0') && !plain.includes(escape)
  if (isPlain || named === undefined) return isPlain ? plain : undefined
  return decoded(bytes, named)
}

/** Undefined for bytes that the encoding does not have. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const whatToName = (named: StatementEncoding | undefined): string =>
  named === undefined
    ? `it is not in UTF-8: name the encoding in which the bank writes it (${statementEncodings.join(', ')})`
    : `it is neither in UTF-8 nor in ${named}: name another encoding (${statementEncodings.join(', ')})`

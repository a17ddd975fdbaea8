// SPDX-License-Identifier: Apache-2.0
import { statementEncodings, type StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import { describe, expect, it } from 'vitest'
import { BadStatement } from './statement-file.ts'
import { readStatementText } from './statement-text.ts'

const read = (bytes: Uint8Array, encoding?: StatementEncoding, format: 'csv' | 'camt053' = 'csv') =>
  readStatementText(bytes, { format, encoding })
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string, way: 'le' | 'be'): Uint8Array => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return way === 'le' ? little : little.swap16()
}

const known = new Map<string, ReadonlyMap<string, readonly number[]>>()

/** Every sign that an encoding of one or two bytes has, by its bytes. */
function bytesOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const before = known.get(encoding)
  if (before) return before
  const decoder = new TextDecoder(encoding, { fatal: true })
  const found = new Map<string, readonly number[]>()
  const add = (bytes: readonly number[]): void => {
    try {
      const sign = decoder.decode(Uint8Array.from(bytes))
      if ([...sign].length === 1 && !found.has(sign)) found.set(sign, bytes)
    } catch {
      // No sign has these bytes.
    }
  }
  const all = Array.from({ length: 256 }, (_, byte) => byte)
  for (const byte of all) add([byte])
  for (const first of all.slice(0x81)) for (const second of all.slice(0x40)) add([first, second])
  known.set(encoding, found)
  return found
}
function encode(text: string, encoding: string): Uint8Array {
  const signs = bytesOf(encoding)
  return Uint8Array.from([...text].flatMap((sign) => signs.get(sign) ?? [...utf8('?')]))
}

const names: readonly (readonly [StatementEncoding, string])[] = [
  ['shift_jis', '日付,摘要\nヤマダ タロウ,髙橋①'],
  ['euc-jp', '日付,山田太郎'],
  ['gb18030', '联通,王小明'],
  ['big5', '日期,陳大文'],
  ['euc-kr', '입금,김철수'],
  ['windows-874', 'วันที่,สมชาย'],
  ['windows-1250', 'Łukasz Wąsik, Đorđe, Šťastný'],
  ['windows-1251', 'Иван Петров'],
  ['windows-1252', 'José Müller – €5'],
  ['windows-1253', 'Γιώργος Παπαδόπουλος'],
  ['windows-1254', 'İbrahim Şahin'],
  ['windows-1256', 'محمد علي'],
  ['windows-1257', 'Jānis Bērziņš'],
  ['iso-8859-2', 'Łukasz Wąsik'],
  ['iso-8859-5', 'Иван Петров'],
  ['iso-8859-7', 'Γιώργος'],
  ['iso-8859-15', 'Œuvre €'],
  ['koi8-r', 'Иван Петров'],
]

describe('the text of a statement', () => {
  it.each(names)('is read in the encoding that the operator named: %s', (encoding, text) => {
    const bytes = encode(text, encoding)
    expect(read(bytes, encoding)).toBe(text)
    expect(() => read(bytes)).toThrow(BadStatement)
  })

  it('has Vietnamese names with their marks, however an encoding parts them', () => {
    // windows-1258 writes the tone behind its letter.
    const bytes = Uint8Array.from([0xd0, 0xe3, 0xf2, 0x6e, 0x67])
    expect(read(bytes, 'windows-1258')).toBe('Đặng')
  })

  it('is UTF-8 if it is valid, whatever was named, with and without a mark', () => {
    for (const encoding of [undefined, 'windows-1252', 'shift_jis'] as const) {
      expect(read(utf8('Đặng Văn Đức'), encoding)).toBe('Đặng Văn Đức')
      expect(read(utf8('\uFEFFĐặng'), encoding)).toBe('Đặng')
    }
  })

  it('is UTF-16 by its mark, and without one only if it is named', () => {
    for (const way of ['le', 'be'] as const) {
      const bytes = utf16('日付,ref\n', way)
      expect(read(bytes)).toBe('日付,ref\n')
      expect(read(bytes.subarray(2), `utf-16${way}`)).toBe('日付,ref\n')
      expect(() => read(utf16('date', way).subarray(2))).toThrow(BadStatement)
      expect(() => read(utf16('date', way).subarray(2), 'windows-1252')).toThrow(BadStatement)
    }
  })

  it('of ISO-2022-JP is not taken for plain ASCII', () => {
    const bytes = Uint8Array.from([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42])
    expect(read(bytes, 'iso-2022-jp')).toBe('日')
    for (const encoding of [undefined, 'shift_jis', 'windows-1252'] as const)
      expect(() => read(bytes, encoding)).toThrow(BadStatement)
  })

  it('says which encodings can be named if it can be read in none', () => {
    const problem = (encoding?: StatementEncoding): string => {
      try {
        return read(Uint8Array.from([0x61, 0x0a, 0x81, 0xff]), encoding)
      } catch (error) {
        return error instanceof BadStatement ? error.message : 'another error'
      }
    }
    for (const named of statementEncodings) expect(problem()).toContain(named)
    for (const wrong of ['shift_jis', 'gb18030', 'windows-1253', 'windows-1252', 'iso-8859-2'] as const)
      expect(problem(wrong)).toContain(wrong)
  })

  it('that a wrong encoding fills with signs of control is refused', () => {
    // 0x9C and 0x8A are letters of windows-1250 and nothing in ISO 8859-2.
    expect(() => read(encode('Śniady Šimek', 'windows-1250'), 'iso-8859-2')).toThrow(BadStatement)
  })
})

describe('an XML statement', () => {
  const xml = (encoding: string, text: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`
  it.each([
    ['ISO-8859-1', 'windows-1252', 'José'],
    ['iso-8859-2', 'iso-8859-2', 'Łukasz'],
    ['windows-1251', 'windows-1251', 'Иван'],
    ['Shift_JIS', 'shift_jis', '山田'],
    ['GBK', 'gb18030', '王小明'],
  ])('is read in the encoding that it declares: %s', (label, encoding, name) => {
    const text = xml(label, name)
    // Whatever is named for the account: the file knows better.
    expect(read(encode(text, encoding), 'koi8-r', 'camt053')).toBe(text)
  })

  it('is refused if it is not in the encoding that it declares, or in one that is not read', () => {
    expect(() => read(encode(xml('UTF-8', 'José'), 'windows-1252'), 'windows-1252', 'camt053')).toThrow(
      /utf-8/,
    )
    expect(() => read(encode(xml('us-ascii', 'José'), 'windows-1252'), undefined, 'camt053')).toThrow(/utf-8/)
    for (const label of ['utf-7', 'utf-16', 'ebcdic-cp-us', 'hz-gb-2312', ''])
      expect(() => read(utf8(xml(label, 'x')), undefined, 'camt053')).toThrow(BadStatement)
  })

  it('without a declaration is UTF-8, or what was named', () => {
    expect(read(utf8('<a>José</a>'), undefined, 'camt053')).toBe('<a>José</a>')
    expect(read(encode('<a>José</a>', 'windows-1252'), 'windows-1252', 'camt053')).toBe('<a>José</a>')
  })
})

// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountToWire } from '../money.ts'
import { readWrittenAmount } from './written-amount.ts'

const read = (text: string, decimal: '.' | ',') => {
  const found = readWrittenAmount(text, decimal)
  return found && amountToWire(found.amount)
}

describe('an amount as banks write it', () => {
  it.each<[string, '.' | ',', number]>([
    ['50', '.', 50],
    ['50.00', '.', 50],
    ['.50', '.', 0.5],
    ['-.50', '.', -0.5],
    ['1,234,567.89', '.', 1_234_567.89],
    ['1.234.567,89', ',', 1_234_567.89],
    ['1 234 567,89', ',', 1_234_567.89],
    ['1\u00a0234\u202f567,89', ',', 1_234_567.89],
    ['1\u202f234\u202f567,89', ',', 1_234_567.89],
    ["1'234'567.89", '.', 1_234_567.89],
    ['1’234.50', '.', 1234.5],
    ['12,34,567.00', '.', 1_234_567],
    ['1,00,000', '.', 100_000],
    ['(33.52)', '.', -33.52],
    ['($1,033.52)', '.', -1033.52],
    ['$(33.52)', '.', -33.52],
    ['-950,00 €', ',', -950],
    ['- 950,00', ',', -950],
    ['\u2212950,00', ',', -950],
    ['€ -950,00', ',', -950],
    ['-€950,00', ',', -950],
    ['12.50-', '.', -12.5],
    ['12,50 +', ',', 12.5],
    ['EUR 12,50', ',', 12.5],
    ['12,50 zł', ',', 12.5],
    ['-1 200,00 kr', ',', -1200],
    ['Rp 1.500.000,00', ',', 1_500_000],
    ['Rs. 1,500.00 Dr', '.', -1500],
    ['1,500.00 CR', '.', 1500],
    ['1.500,00 D', ',', -1500],
    ['R$ 1.500,00', ',', 1500],
    ['-₫1.500.000', ',', -1_500_000],
    ['￥1,500', '.', 1500],
    ['△5,000円', '.', -5000],
    ['١٬٢٣٤٫٥٠', '.', 1234.5],
    ['१,२३,४५६.५०', '.', 123_456.5],
    ['๑,๒๕๐.๐๐', '.', 1250],
    ['１，２３４', '.', 1234],
  ])('%s with %s is %s', (text, decimal, amount) => {
    expect(read(text, decimal)).toBe(amount)
  })

  it.each<[string, '.' | ',']>([
    ['12,50', '.'],
    ['12.50', ','],
    ['1,2345.00', '.'],
    ['1,234,56.00', '.'],
    ['12,3456', '.'],
    ['1.234,567.00', '.'],
    ['1,234.567,00', ','],
    ["1'234,567.00", '.'],
    ['0x10', '.'],
    ['5e1', '.'],
    ['five', '.'],
    ['', '.'],
    ['-', '.'],
    ['--5', '.'],
    ['-5-', '.'],
    ['(-5)', '.'],
    ['(5', '.'],
    ['5)', '.'],
    ['-5 CR', '.'],
    ['5 DR CR', '.'],
    ['EUR 5 USD', '.'],
    ['5 apples', '.'],
    ['5 6', '.'],
    ['1.5.5', '.'],
    ['0.1234567', '.'],
    ['9'.repeat(30), '.'],
  ])('%s with %s is refused, not guessed', (text, decimal) => {
    expect(readWrittenAmount(text, decimal)).toBeUndefined()
  })

  it('says which currency is written by its code, and none where a sign stands for several', () => {
    expect(readWrittenAmount('EUR 12,50', ',')?.code).toBe('EUR')
    expect(readWrittenAmount('12.50 CRC', '.')?.code).toBe('CRC')
    expect(readWrittenAmount('$12.50', '.')?.code).toBeUndefined()
  })
})

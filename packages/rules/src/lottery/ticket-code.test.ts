// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idsOfTicketCode, readTicketCode, ticketCodeOf } from './ticket-code.ts'

const ids = fc.uuid({ version: 4 })
const position = fc.integer({ min: 0, max: 15 })
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const plainOf = (code: string): string => code.replaceAll('-', '')

it('derives a code of four groups from the id of a ticket, and finds the id again by it', () => {
  expect(ticketCodeOf('00000000-0000-4000-8000-000000000000')).toBe('0000-0000-0000-0000')
  fc.assert(
    fc.property(ids, (id) => {
      const code = ticketCodeOf(id)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(readTicketCode(code)).toBe(code)
      const { lowest, highest } = idsOfTicketCode(code)
      expect(lowest <= id && id <= highest).toBe(true)
      expect([ticketCodeOf(lowest), ticketCodeOf(highest)]).toEqual([code, code])
    }),
  )
})

it('gives another code to an id that differs in any of the first random digits', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const headOf = (id: string): string => id.slice(0, 23)
      if (headOf(one) !== headOf(other)) expect(ticketCodeOf(one)).not.toBe(ticketCodeOf(other))
    }),
  )
})

it('notices every wrong character, and every two that changed positions', () => {
  fc.assert(
    fc.property(ids, position, position, fc.integer({ min: 0, max: 31 }), (id, at, other, index) => {
      const plain = [...plainOf(ticketCodeOf(id))]
      const wrong = plain.with(at, alphabet[index] ?? '')
      if (wrong.join('') !== plain.join('')) expect(readTicketCode(wrong.join(''))).toBeUndefined()
      const swapped = plain.with(at, plain[other] ?? '').with(other, plain[at] ?? '')
      if (swapped.join('') !== plain.join('')) expect(readTicketCode(swapped.join(''))).toBeUndefined()
    }),
  )
})

it('reads a code as people type it', () => {
  const code = ticketCodeOf('10842108-4210-4842-9084-210842108421')
  const typed = plainOf(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  expect(readTicketCode(` ${typed.slice(0, 5)} ${typed.slice(5)}\n`)).toBe(code)
  for (const wrong of ['', 'ABCD', `${code}0`, code.slice(1), 'UUUU-UUUU-UUUU-UUUU', '数字'.repeat(8)])
    expect(readTicketCode(wrong), wrong).toBeUndefined()
})

it('refuses an id that is not random', () => {
  for (const id of ['', 'no id', '0190163d-8694-739b-aea5-966c26f8ad91'])
    expect(() => ticketCodeOf(id)).toThrow(RangeError)
})

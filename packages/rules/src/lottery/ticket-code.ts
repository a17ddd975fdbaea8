// SPDX-License-Identifier: Apache-2.0
/**
 * The code by which anybody can check a ticket. It is derived from the random id of the ticket, so every ticket has one and
 * nothing is stored: 75 of the random bits in Crockford's base 32, and a check character. Whoever guesses a billion codes a
 * second finds one of a billion tickets about once in ten days, while an address may ask a few dozen times a minute.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const dataLength = 15
const groupLength = 4
const bitsOfCharacter = 5n
/** The first 76 random bits of an id are 12 + 3 + 4 digits of it; the code leaves the last bit out. */
const [timeDigits, middleDigits, endDigits] = [12, 3, 4] as const
const idForm = /^([0-9a-f]{8})-([0-9a-f]{4})-4([0-9a-f]{3})-([89ab][0-9a-f]{3})-([0-9a-f]{12})$/

/** The code of a ticket, in groups of four, such as `7K2M-QX4T-9WBD-H3RC`. Throws RangeError for an id that is not random. */
export function ticketCodeOf(ticketId: string): string {
  const parts = idForm.exec(ticketId)
  if (!parts) throw new RangeError('the id of a ticket is a random UUID')
  const [, first = '', second = '', third = '', fourth = '', fifth = ''] = parts
  // The two highest bits of the fourth group are the same in all random ids.
  const fourthBits = BigInt(`0x${fourth}`) & 0x3fffn
  const bits = (BigInt(`0x${first}${second}${third}`) << 14n) | fourthBits
  const seventyFive = (bits << 1n) | (BigInt(`0x${fifth[0] ?? '0'}`) >> 3n)
  const data = Array.from(
    { length: dataLength },
    (_, index) => alphabet[Number((seventyFive >> (bitsOfCharacter * BigInt(dataLength - 1 - index))) & 31n)],
  ).join('')
  return grouped(data + checkCharacterOf(data))
}

/**
 * A typed code in its usual form: small letters, blanks and hyphens do not matter, O is read as 0, I and L as 1. Undefined when
 * it has another length or its check character shows a slip of the hand: one wrong character, or two in the wrong order.
 */
export function readTicketCode(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (plain.length !== dataLength + 1 || ![...plain].every((character) => alphabet.includes(character)))
    return undefined
  return checkCharacterOf(plain.slice(0, dataLength)) === plain.at(-1) ? grouped(plain) : undefined
}

/** The lowest and the highest id of a ticket that can have a code in its usual form. */
export function idsOfTicketCode(code: string): { lowest: string; highest: string } {
  const bits = [...code.replaceAll('-', '').slice(0, dataLength)].reduce(
    (sum, character) => (sum << bitsOfCharacter) | BigInt(alphabet.indexOf(character)),
    0n,
  )
  const hex = (value: bigint, digits: number): string => value.toString(16).padStart(digits, '0')
  const head = hex(bits >> 15n, timeDigits + middleDigits)
  const fourth = hex(((bits >> 1n) & 0x3fffn) | 0x8000n, endDigits)
  const start = `${head.slice(0, 8)}-${head.slice(8, 12)}-4${head.slice(12)}-${fourth}-`
  const upperHalf = (bits & 1n) === 1n
  return {
    lowest: `${start}${upperHalf ? '8' : '0'}${'0'.repeat(11)}`,
    highest: `${start}${upperHalf ? 'f' : '7'}${'f'.repeat(11)}`,
  }
}

/**
 * The character that makes the sum of all, each times another power of a generator of the field of 32, zero: so no single change
 * and no exchange of two different characters goes unseen.
 */
function checkCharacterOf(data: string): string {
  const sum = [...data].reduce((total, character) => timesTwo(total) ^ alphabet.indexOf(character), 0)
  return alphabet[timesTwo(sum)] ?? ''
}

/** Doubling in the field of 32 elements with x^5 = x^2 + 1. */
const timesTwo = (value: number): number => (value >= 16 ? (value << 1) ^ 0b100101 : value << 1)

const grouped = (plain: string): string => (plain.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-')

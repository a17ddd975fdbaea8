// SPDX-License-Identifier: Apache-2.0
/** Codes sent by message (D-18). Times are epoch ms. */
export const codeDigits = 6
export const codeLifeMs = 5 * 60_000
export const codeTries = 5

export interface SentCode {
  sentAtMs: number
  tries: number
  used: boolean
}

/** Whether this code can still be tried. */
export const isCodeLive = ({ sentAtMs, tries, used }: SentCode, nowMs: number): boolean =>
  !used && tries < codeTries && nowMs < sentAtMs + codeLifeMs

/**
 * When the next code for the same number and purpose can be requested. `expiredMinutes` drives the countdown
 * of the button.
 */
export const nextCodeAtMs = ({ sentAtMs }: Pick<SentCode, 'sentAtMs'>, expiredMinutes: number): number =>
  sentAtMs + expiredMinutes * 60_000

const hourMs = 3_600_000
/** How many messages can be requested in a period of time. */
export interface MessageCap {
  most: number
  windowMs: number
}
export const capPerNumber: MessageCap = { most: 5, windowMs: hourMs }
export const capPerAddress: MessageCap = { most: 20, windowMs: hourMs }
/**
 * All numbers with the same beginning: somebody who earns on a range of numbers has many with one prefix.
 */
export const capPerPrefix: MessageCap = { most: 100, windowMs: hourMs }
export const mailsPerAccount: MessageCap = { most: 3, windowMs: hourMs }

/** The common part of numbers of one range: all but the last four digits. */
export const numberPrefix = (e164: string): string => e164.slice(0, -4)

/** A number, masked so that only its owner recognises it: +84*****4567. */
export const maskNumber = (e164: string): string =>
  e164.length <= 6
    ? '*'.repeat(e164.length)
    : `${e164.slice(0, 3)}${'*'.repeat(e164.length - 6)}${e164.slice(-3)}`

/** A masked real name: N***. */
export const maskRealName = (name: string): string => (name === '' ? '' : `${[...name][0]}***`)

/** A masked document number: its last three characters. */
export const maskIdNumber = (idNumber: string): string => `***${idNumber.slice(-3)}`

/** A masked mail address: a***@example.com. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@/, '$1***@')

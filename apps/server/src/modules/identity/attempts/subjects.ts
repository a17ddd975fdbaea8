// SPDX-License-Identifier: Apache-2.0
import { addressKey } from '@tessera/rules/site/address-key'

/** A member by id, or an unknown name at a brand, since another brand may have that name. */
export const loginName = (brandCode: string, name: string): string => `login:${brandCode}:${name}`
export const loginAddress = (ip: string): string => `login-address:${addressKey(ip)}`
export const passwordChange = (memberId: bigint): string => `password-change:${memberId}`
export const paymentPasswordUse = (memberId: bigint): string => `payment-password:${memberId}`
/** A browser in which the right password was entered before. */
export const loginDevice = (tokenHash: Buffer): string => `login-device:${tokenHash.toString('base64url')}`
/** A member's second factor. */
export const secondFactorUse = (owner: string): string => `second-factor:${owner}`
export const codeAddress = (ip: string): string => `code-address:${addressKey(ip)}`

/** Whether a subject is an address, which many people may share. */
export const isAddress = (subject: string): boolean => /^[a-z-]*address:/.test(subject)

// SPDX-License-Identifier: Apache-2.0
import { addressKey } from '@tessera/rules/site/address-key'

/** A member by number, or a name that nobody has: it is somebody else's at another brand. */
export const loginName = (brandCode: string, name: string): string => `login:${brandCode}:${name}`
export const loginAddress = (ip: string): string => `login-address:${addressKey(ip)}`
export const passwordChange = (memberId: number): string => `password-change:${memberId}`
export const paymentPasswordUse = (memberId: number): string => `payment-password:${memberId}`
/** A browser on which the right password was typed before. */
export const loginDevice = (tokenHash: Buffer): string => `login-device:${tokenHash.toString('base64url')}`
/** A member's second factor. */
export const secondFactorUse = (owner: string): string => `second-factor:${owner}`
export const codeAddress = (ip: string): string => `code-address:${addressKey(ip)}`

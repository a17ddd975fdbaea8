import { createHash, timingSafeEqual } from 'node:crypto'

/** SHA-256 of a random token, which is all that the database keeps of it. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const sameDigest = (left: Buffer, right: Buffer): boolean => left.length === right.length && timingSafeEqual(left, right)

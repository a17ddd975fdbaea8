// SPDX-License-Identifier: Apache-2.0
import type { Millionths } from '../money.ts'
import { MILLIONTHS_PER_WIRE_UNIT } from './wire-bodies.ts'

/** The answer of the operator's wallet; missing fields and those of another type are undefined. */
export interface WireAnswer {
  readonly status: string
  readonly requestId: string | undefined
  readonly user: string | undefined
  readonly currency: string | undefined
  /** The token of the play, in exchange for a launch token. */
  readonly token: string | undefined
  readonly balance: Millionths | undefined
}

class NumberText {
  readonly digits: string
  constructor(digits: string) {
    this.digits = digits
  }
}

/** Numbers stay as they were written: a balance must not become a float. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? new NumberText(context?.source ?? String(value)) : value
}

/** Reads an answer; undefined for anything but a JSON object with a status. */
export function readWireAnswer(body: string): WireAnswer | undefined {
  let value: unknown
  try {
    value = JSON.parse(body, keepDigits)
  } catch {
    return undefined
  }
  if (value === null || typeof value !== 'object' || value instanceof NumberText) return undefined
  const fields = new Map<string, unknown>(Object.entries(value))
  const text = (name: string) => {
    const field = fields.get(name)
    return typeof field === 'string' ? field : undefined
  }
  const status = text('status')
  if (status === undefined) return undefined
  return {
    status,
    requestId: text('request_uuid'),
    user: text('user'),
    currency: text('currency'),
    token: text('token'),
    balance: balanceOf(fields.get('balance')),
  }
}

function balanceOf(field: unknown): Millionths | undefined {
  return field instanceof NumberText && /^-?\d{1,19}$/.test(field.digits)
    ? BigInt(field.digits) * MILLIONTHS_PER_WIRE_UNIT
    : undefined
}

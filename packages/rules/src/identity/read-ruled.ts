// SPDX-License-Identifier: Apache-2.0
import { judgedName } from '../names/read-name.ts'
import { dialledDigits, latinDigits, readCode } from '../numbers/latin-digits.ts'
import type { RuledField } from './registration.ts'

/** Fields whose digits may be of any script, and parted as people part them, and names as keyboards write them. */
const readers: Partial<Record<RuledField, (typed: string) => string>> = {
  payeeName: judgedName,
  mobileNum: dialledDigits,
  paymentPassword: readCode,
  qqNum: latinDigits,
  whatsapp: latinDigits,
  zalo: latinDigits,
  idNumber: latinDigits,
}

/** A typed value as its rule judges it. */
export const readRuled = (field: RuledField, typed: string): string => readers[field]?.(typed) ?? typed

// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'

/**
 * Lotteries in the order of their ids, which are their positions counted from 1. Browsers keep ids forever,
 * so new ones go to the end.
 */
const codes = [
  'MB-HN',
  'MB-QN',
  'MB-BN',
  'MB-HP',
  'MB-ND',
  'MB-TB',
  'MT-HUE',
  'MT-PY',
  'MT-DLK',
  'MT-QNM',
  'MT-DNA',
  'MT-KH',
  'MT-BDI',
  'MT-QT',
  'MT-QB',
  'MT-GL',
  'MT-NT',
  'MT-QNG',
  'MT-DNO',
  'MT-KT',
  'MN-HCM',
  'MN-DT',
  'MN-CM',
  'MN-BTR',
  'MN-VT',
  'MN-BL',
  'MN-DN',
  'MN-CT',
  'MN-ST',
  'MN-TN',
  'MN-AG',
  'MN-BTH',
  'MN-VL',
  'MN-BD',
  'MN-TV',
  'MN-LA',
  'MN-BP',
  'MN-HG',
  'MN-TG',
  'MN-KG',
  'MN-DL',
  'D5-1',
  'D5-2',
  'D5-3',
  'D5-5',
  'KENO',
  'MEGA-645',
  'POWER-655',
  'LOTTO-535',
  'MAX-3D',
  'TH-GOV',
  'LA-DEV',
  'HAN-STD',
  'HAN-SPC',
  'HAN-VIP',
  'MAX-3DPRO',
  'TH-TICKET',
  'K3-1',
  'B11-3',
  'PK10-5',
] as const

const idByCode = new Map<string, number>(codes.map((code, index) => [code, index + 1]))

/** The platform's id of a lottery. Throws for a lottery without one, which is a bug. */
export function gameIdOf(gameCode: string): number {
  const id = idByCode.get(gameCode)
  if (id === undefined) throw new Error(`the lottery ${gameCode} has no id`)
  return id
}

/** The lottery with an id; undefined when there is none. */
export function lotteryOfId(gameId: number): Lottery | undefined {
  const code = codes[gameId - 1]
  return code === undefined ? undefined : lotteryOf(code)
}

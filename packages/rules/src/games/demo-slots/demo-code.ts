// SPDX-License-Identifier: Apache-2.0
import { RETURN_BANDS, type ReturnBand } from './demo-pays.ts'
import type { DemoModel } from './model.ts'
import { demoModelNamed } from './models.ts'

/** How a title plays: its model and the band of its return, such as `lines20-high:96`. */
export interface DemoModelCode {
  readonly model: DemoModel
  readonly band: ReturnBand
}

/**
 * A demonstration title as its rounds name it: `demo:lines20-high:96:egypt:BGS/jade-harbour`, how it plays, the theme of
 * its pictures, its vendor and the vendor's id of the game. Everything else about it follows from these, so a round can
 * be recomputed whatever becomes of the catalogue.
 */
export interface DemoCode extends DemoModelCode {
  readonly theme: string
  readonly vendorCode: string
  readonly gameId: string
}

const PREFIX = 'demo'
const THEME = /^[a-zA-Z]{0,30}$/
const VENDOR_CODE = /^[a-zA-Z0-9]{1,20}$/

export const writeDemoModel = ({ model, band }: DemoModelCode): string => `${model.name}:${band}`

/** Reads what `writeDemoModel` wrote; undefined for every other text. */
export function readDemoModel(text: string): DemoModelCode | undefined {
  const [name = '', bandText, ...rest] = text.split(':')
  const model = demoModelNamed(name)
  const band = RETURN_BANDS.find((one) => String(one) === bandText)
  return model && band && rest.length === 0 ? { model, band } : undefined
}

export const writeDemoCode = (code: DemoCode): string =>
  `${PREFIX}:${writeDemoModel(code)}:${code.theme}:${code.vendorCode}/${code.gameId}`

/** Reads a code; undefined for every other text. */
export function readDemoCode(text: string): DemoCode | undefined {
  const [prefix, name, band, theme = '', ...rest] = text.split(':')
  const plays = readDemoModel(`${name}:${band}`)
  const [vendorCode = '', ...id] = rest.join(':').split('/')
  const gameId = id.join('/')
  if (prefix !== PREFIX || !plays || !THEME.test(theme) || !VENDOR_CODE.test(vendorCode) || gameId === '')
    return undefined
  return { ...plays, theme, vendorCode, gameId }
}

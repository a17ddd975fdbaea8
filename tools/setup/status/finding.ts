// SPDX-License-Identifier: Apache-2.0
import type { KeyObject } from 'node:crypto'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import type { Outbound } from '@tessera/server/src/platform/outbound/outbound.ts'
import type { Settings } from '@tessera/server/src/platform/settings/settings.ts'
import type { StoredSetting } from '@tessera/server/src/platform/settings/setting-store.ts'
import type { VaultDeps } from '../open-vault.ts'

/** What the rows of the list read and ask. */
export interface StatusDeps
  extends VaultDeps, Pick<Environment, 'mode' | 'publicUrl' | 'studioUrl' | 'alertWebhook'> {
  outbound: Outbound
  operatorKey(): KeyObject
}

/** A brand of the installation, and what somebody has decided about it. */
export interface StatusBrand {
  code: string
  settings: Settings
  /** The settings that somebody has stored, also where the value is the default. */
  stored: ReadonlyMap<string, StoredSetting>
}

export interface StatusFacts {
  deps: StatusDeps
  brand: StatusBrand
  nowMs: number
}

/** `ready`: it was tried and works. `missing`: nobody has set it. `fails`: it is set and does not work. */
export type RowState = 'ready' | 'missing' | 'fails'

export interface Finding {
  state: RowState
  found: string
  /** The command, or the page of the console, that mends it; '' when it is ready. */
  mend: string
  /** Whether an installation can go live without it. */
  needed: boolean
}

/** A row of the list: it looks, and tries what can be tried without money and without a message to a person. */
export interface RowCheck {
  name: string
  /** `brand`: there is a row for each brand. */
  of: 'installation' | 'brand'
  look(facts: StatusFacts): Promise<Finding>
}

export const ready = (found: string): Finding => ({ state: 'ready', found, mend: '', needed: true })
export const missing = (found: string, mend: string): Finding => ({
  state: 'missing',
  found,
  mend,
  needed: true,
})
/** Something that an installation may do without. */
export const unused = (found: string, mend: string): Finding => ({
  state: 'missing',
  found,
  mend,
  needed: false,
})
export const fails = (found: string, mend: string): Finding => ({ state: 'fails', found, mend, needed: true })

/** A command for this brand; commands are for the first one where none is named. */
export const forBrand = (command: string, { code }: Pick<StatusBrand, 'code'>): string =>
  code === firstBrandCode ? command : `${command} --brand ${code}`

/** Why something failed, in a line. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const inner = cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : ''
  const whole = inner === '' || message.includes(inner) ? message : `${message} (${inner})`
  return (whole || String((error as NodeJS.ErrnoException).code ?? 'no reason given'))
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300)
}

// SPDX-License-Identifier: Apache-2.0
import { type PricePolicy, pricePolicies } from '@tessera/rules/sportsbook/bets/price-policy'
import { tabStorage } from '../../../shared/session/tab-storage.ts'
import { onSession, sessionState } from '../../../shared/session/session.ts'
import type { SlipMode } from './slip-bets.ts'
import { quickKey } from './slip-keys.ts'
import { storedValue, useStored } from './stored-value.ts'

/** How a member bets: kept in the browser beside the legs. */
export interface SlipChoices {
  /** Undefined until somebody chooses: one leg is a single, more are a multiple. */
  mode: SlipMode | undefined
  priceChanges: PricePolicy
  /** Typed stakes by the key of their bet. */
  stakes: Readonly<Record<string, string>>
}

const longestText = 20_000
const [mostStakes, longestStake, longestKey] = [60, 16, 400]
const stakeForm = /^\d{0,11}(?:\.\d{0,2})?$/
const modes: readonly SlipMode[] = ['single', 'multiple', 'system']
const usual: SlipChoices = { mode: undefined, priceChanges: 'better', stakes: {} }

const choices = storedValue<SlipChoices>('sportsbook.choices', readChoices, (value) => JSON.stringify(value))

/** Parses stored choices; what is malformed counts as not chosen. */
export function readChoices(text: string | null): SlipChoices {
  if (text === null || text.length > longestText) return usual
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof SlipChoices, unknown>> | null
    return {
      mode: modes.find((mode) => mode === stored?.mode),
      priceChanges: pricePolicies.find((policy) => policy === stored?.priceChanges) ?? usual.priceChanges,
      stakes: readStakes(stored?.stakes),
    }
  } catch {
    return usual
  }
}

function readStakes(value: unknown): SlipChoices['stakes'] {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        (entry): entry is [string, string] =>
          entry[0].length <= longestKey &&
          typeof entry[1] === 'string' &&
          entry[1].length <= longestStake &&
          stakeForm.test(entry[1]),
      )
      .slice(-mostStakes),
  )
}

export const useSlipChoices = (): SlipChoices => useStored(choices)

export const chooseMode = (mode: SlipMode): void => choices.write({ ...choices.read(), mode })
export const choosePriceChanges = (priceChanges: PricePolicy): void =>
  choices.write({ ...choices.read(), priceChanges })

/** Remembers typed stakes; an empty one is forgotten. */
export function typeStakes(typed: Readonly<Record<string, string>>): void {
  const before = choices.read()
  const stakes = Object.entries({ ...before.stakes, ...typed }).filter(([, text]) => text !== '')
  choices.write({ ...before, stakes: Object.fromEntries(stakes.slice(-mostStakes)) })
}

/** Forgets the stakes of bets that were placed. */
export const forgetStakes = (keys: readonly string[]): void =>
  typeStakes(Object.fromEntries(keys.map((key) => [key, ''])))

const quickWatchers = new Set<() => void>()

/**
 * The stake of a bet that a tap on a price places at once; undefined while that is off. It is on in one tab, until it is
 * switched off, the tab is closed or its member signs out: nobody finds it on who has not switched it on.
 */
export function quickStake(): number | undefined {
  const stake = Number(tabStorage.getItem(quickKey) ?? '')
  return Number.isFinite(stake) && stake > 0 ? stake : undefined
}

/** Switches quick bets on with a stake, or off with undefined. */
export function setQuickStake(stake: number | undefined): void {
  if (stake === undefined) tabStorage.removeItem(quickKey)
  else tabStorage.setItem(quickKey, String(stake))
  for (const watcher of quickWatchers) watcher()
}

/** Called when quick bets are switched on or off. */
export function watchQuickStake(watcher: () => void): () => void {
  quickWatchers.add(watcher)
  return () => void quickWatchers.delete(watcher)
}

onSession(() => {
  if (sessionState() !== 'member' && quickStake() !== undefined) setQuickStake(undefined)
})

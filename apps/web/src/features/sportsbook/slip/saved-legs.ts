// SPDX-License-Identifier: Apache-2.0
import { sports } from '@tessera/rules/sportsbook/model/sport'
import type { SlipLeg, SlipSelection } from './slip-store.ts'

const longestText = 100_000
const longestName = 200
const [mostLegs, mostSelections] = [20, 12]
const [idForm, outcomeForm, codeForm] = [/^[1-9]\d{0,17}$/, /^[\w:-]{1,40}$/, /^[a-z][a-z0-9_]{0,40}$/]
/** So long after its start an event is over, in every sport. */
const overAfterMs = 12 * 3_600_000

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isWhole = (value: unknown, lowest: number, highest: number): value is number =>
  Number.isInteger(value) && (value as number) >= lowest && (value as number) <= highest

/** The legs as they are stored, for one brand. */
export const legsText = (brand: string, legs: readonly SlipLeg[]): string | null =>
  legs.length === 0 ? null : JSON.stringify({ brand, legs })

/**
 * The legs of a stored slip. Another brand's, malformed legs, a second leg of one market, and legs whose event is long
 * over are dropped.
 */
export function readLegs(text: string | null, brand: string, nowMs: number): readonly SlipLeg[] {
  const stored = text === null || text.length > longestText ? undefined : parse(text)
  if (!isFields(stored) || stored['brand'] !== brand || !Array.isArray(stored['legs'])) return []
  const markets = new Set<string>()
  const legs = stored['legs'].slice(0, mostLegs).flatMap((value: unknown) => readLeg(value) ?? [])
  return legs.filter(({ event, selections }) => {
    const market = selections.map(({ marketId }) => marketId).join('+')
    if (event.startsAt + overAfterMs < nowMs || markets.has(market)) return false
    markets.add(market)
    return true
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readLeg(value: unknown): SlipLeg | undefined {
  if (!isFields(value) || !isWhole(value['price'], 1_001, 10_000_000)) return undefined
  const event = readEvent(value['event'])
  const selections = readSelections(value['selections'])
  if (!event || !selections) return undefined
  return { event, selections, price: value['price'], score: readScore(value['score']) }
}

function readEvent(value: unknown): SlipLeg['event'] | undefined {
  if (!isFields(value)) return undefined
  const [id, home, away] = [value['id'], readTeam(value['home']), readTeam(value['away'])]
  const sport = sports.find((each) => each === value['sport'])
  if (!isId(id) || !home || !away || !sport || !isWhole(value['startsAt'], 0, 8_640_000_000_000_000))
    return undefined
  return { id, sport, home, away, startsAt: value['startsAt'] }
}

const isId = (value: unknown): value is string => typeof value === 'string' && idForm.test(value)

function readTeam(value: unknown): { id: string; name: string } | undefined {
  if (!isFields(value) || !isId(value['id']) || typeof value['name'] !== 'string') return undefined
  return { id: value['id'], name: value['name'].slice(0, longestName) }
}

function readSelections(value: unknown): readonly SlipSelection[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostSelections) return undefined
  const selections = value.flatMap((each: unknown) => readSelection(each) ?? [])
  return selections.length === value.length ? selections : undefined
}

function readSelection(value: unknown): SlipSelection | undefined {
  if (!isFields(value)) return undefined
  const { marketId, type, period, line = null, outcome } = value
  if (!isId(marketId) || typeof type !== 'string' || !codeForm.test(type)) return undefined
  if (typeof period !== 'string' || !codeForm.test(period)) return undefined
  if (typeof outcome !== 'string' || !outcomeForm.test(outcome)) return undefined
  if (line !== null && !isWhole(line, -4_000, 4_000)) return undefined
  const name = typeof value['name'] === 'string' ? value['name'].slice(0, longestName) : undefined
  return { marketId, type, period, line, outcome, ...(name !== undefined && { name }) }
}

function readScore(value: unknown): SlipLeg['score'] {
  if (!isFields(value) || !isWhole(value['home'], 0, 999) || !isWhole(value['away'], 0, 999)) return undefined
  return { home: value['home'], away: value['away'] }
}

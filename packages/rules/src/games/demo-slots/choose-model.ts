// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '../../money.ts'
import { demoBasisPointsOf, demoPaysOf, RETURN_BANDS, type ReturnBand } from './demo-pays.ts'
import { drawsOfText } from './draws.ts'
import {
  featuresOf,
  linesOf,
  minimumHundredths,
  type DemoKind,
  type DemoModel,
  type DemoSwing,
} from './model.ts'
import { demoModelOf } from './models.ts'

/** What a catalogue says of a title without a client of its own. */
export interface TitleFacts {
  readonly gameId: string
  readonly features: readonly string[]
  readonly lines: number | null
  readonly volatility: number | null
  readonly rtpBasisPoints: number | null
}

/** How a demonstration title plays: its model and the band of its return. */
export interface DemoChoice {
  readonly model: DemoModel
  readonly band: ReturnBand
}

/** What lists and pages state of a demonstration slot: exactly what it plays. */
export interface DemoFacts {
  readonly rtpBasisPoints: number
  readonly volatility: number
  readonly lines: number | null
  readonly minimumStake: Amount
  readonly features: readonly string[]
}

/**
 * Chooses how a title plays by its own facts; what they leave open follows from its id. The facts of the choice choose
 * the same again.
 */
export function chooseDemo(facts: TitleFacts): DemoChoice {
  const draw = drawsOfText(`model ${facts.gameId}`)
  const [kindDraw, swingDraw, bandDraw] = [draw(), draw(), draw()]
  return {
    model: demoModelOf(kindOf(facts, kindDraw), swingOf(facts.volatility, swingDraw)),
    band: bandOf(facts.rtpBasisPoints, bandDraw),
  }
}

function kindOf({ features, lines }: TitleFacts, draw: number): DemoKind {
  if (features.includes('holdandwin')) return 'hold'
  if (features.includes('ways')) return draw < 0.4 ? 'ways243' : draw < 0.65 ? 'ways1024' : 'waysMany'
  if (lines === null)
    return draw < 0.3 ? 'lines10' : draw < 0.6 ? 'lines20' : draw < 0.8 ? 'lines25' : 'lines50'
  if (lines <= 5) return 'classic'
  return lines <= 14 ? 'lines10' : lines <= 20 ? 'lines20' : lines <= 30 ? 'lines25' : 'lines50'
}

function swingOf(volatility: number | null, draw: number): DemoSwing {
  const known = volatility ?? 1 + Math.floor(draw * 5)
  return known <= 2 ? 'low' : known === 3 ? 'medium' : 'high'
}

function bandOf(rtpBasisPoints: number | null, draw: number): ReturnBand {
  const stated = rtpBasisPoints === null ? 0 : Math.floor(rtpBasisPoints / 100)
  return RETURN_BANDS.find((band) => band === stated) ?? RETURN_BANDS[Math.floor(draw * RETURN_BANDS.length)]!
}

/** What is stated of a title: what its model and its own pays give. */
export function demoFactsOf(gameId: string, { model, band }: DemoChoice): DemoFacts {
  return {
    rtpBasisPoints: demoBasisPointsOf(model, demoPaysOf(model, band, gameId)),
    volatility: model.volatility,
    lines: linesOf(model),
    minimumStake: amountFromWire(minimumHundredths(model, gameId) / 100),
    features: featuresOf(model),
  }
}

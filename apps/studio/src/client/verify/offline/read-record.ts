// SPDX-License-Identifier: Apache-2.0
import type { RoundView } from '../../../protocol.ts'
import { isGameCode } from '../../game-titles.ts'

const texts = ['id', 'game', 'state', 'currency', 'stake', 'payout'] as const

/**
 * The record of a round as `GET /api/verify/rounds/{id}` answers it, or its round alone; undefined for any other
 * text. What is in its parameters and events is only compared, never trusted.
 */
export function readRecord(text: string): RoundView | undefined {
  const parsed = parse(text)
  const round = isObject(parsed) && isObject(parsed['round']) ? parsed['round'] : parsed
  return isRound(round) ? round : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRound(value: unknown): value is RoundView {
  return (
    isObject(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    isGameCode(String(value['game'])) &&
    /^\d{1,15}(?:\.\d{1,6})?$/.test(String(value['stake'])) &&
    typeof value['multiplier'] === 'number' &&
    typeof value['startedAt'] === 'number' &&
    isObject(value['parameters']) &&
    Array.isArray(value['events']) &&
    isObject(value['fairness'])
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

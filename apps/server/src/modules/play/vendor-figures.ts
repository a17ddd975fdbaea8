// SPDX-License-Identifier: Apache-2.0
import type { Counter, Metrics, Timing } from '@tessera/telemetry'
import type { Answerable, WalletCommand, WalletOutcome } from './ports.ts'

/** Metrics of vendor calls, by vendor. */
export interface VendorFigures {
  /** One call was answered. The name of an unknown vendor is empty. */
  answered(vendor: string, path: string, outcome: WalletOutcome, tookMs: number): void
  /** Money that a call moved; repetitions do not count. */
  moved(vendor: string, command: Answerable | WalletCommand | null, outcome: WalletOutcome): void
}

/** Millionths in a unit of a currency; a figure for a chart need not be exact. */
const millionths = 1e6

export function createVendorFigures(metrics: Metrics): VendorFigures {
  const commands = metrics.counter(
    'tessera_vendor_commands_total',
    'Commands of vendors that were answered, by vendor, command and result',
    ['vendor', 'command', 'result'],
  )
  const durations = metrics.timing(
    'tessera_vendor_command_duration_seconds',
    'How long commands of vendors took, by vendor and command',
    ['vendor', 'command'],
  )
  const stakes = metrics.counter('tessera_stakes_total', 'Cash staked at vendors, in units of the currency', [
    'vendor',
    'currency',
  ])
  const returns = metrics.counter('tessera_returns_total', 'Cash won at vendors, in units of the currency', [
    'vendor',
    'currency',
  ])
  const commandOf = remember((vendor, path) => {
    const [name, command] = [vendor === '' ? 'unknown' : vendor, path.slice(1)]
    const results = new Map<string, Counter>()
    const resultOf = (result: string): Counter => {
      const known = results.get(result) ?? commands.of(name, command, result)
      results.set(result, known)
      return known
    }
    return { took: durations.of(name, command), ok: commands.of(name, command, 'ok'), resultOf }
  })
  const moneyOf = remember((vendor, currency): Record<'bet' | 'win', Counter> => ({
    bet: stakes.of(vendor, currency),
    win: returns.of(vendor, currency),
  }))
  return {
    answered(vendor, path, outcome, tookMs) {
      const { took, ok, resultOf }: { took: Timing; ok: Counter; resultOf(result: string): Counter } =
        commandOf(vendor, path)
      if (outcome.ok) ok.add()
      else resultOf(outcome.err).add()
      took.observe(tookMs / 1_000)
    },
    moved(vendor, command, outcome) {
      if (!outcome.ok || !command || !('actions' in command)) return
      for (let index = 0; index < command.actions.length; index += 1) {
        const [action, result] = [command.actions[index], outcome.results[index]]
        if (
          !action ||
          !result ||
          result.replay ||
          result.ignored !== undefined ||
          (action.type !== 'bet' && action.type !== 'win') ||
          action.free ||
          action.promo
        )
          continue
        moneyOf(vendor, outcome.currency)[action.type].add(Number(action.amount) / millionths)
      }
    },
  }
}

/**
 * Creates the counters for a pair of names once: this is the busiest path, and looking up labels costs more.
 * There are as many pairs as vendors and their currencies.
 */
function remember<Made>(make: (one: string, other: string) => Made): (one: string, other: string) => Made {
  const all = new Map<string, Map<string, Made>>()
  return (one, other) => {
    let known = all.get(one)
    if (!known) all.set(one, (known = new Map<string, Made>()))
    let made = known.get(other)
    if (made === undefined) known.set(other, (made = make(one, other)))
    return made
  }
}

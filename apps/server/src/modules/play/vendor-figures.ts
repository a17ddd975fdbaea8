import type { Metrics } from '@tessera/telemetry'
import type { Answerable, WalletCommand, WalletOutcome } from './ports.ts'

/** What is counted of vendors' calls, by vendor. */
export interface VendorFigures {
  /** One call was answered. Of a vendor that nobody knows the name is empty. */
  answered(vendor: string, path: string, outcome: WalletOutcome, tookMs: number): void
  /** Money that it moved for the first time. */
  moved(vendor: string, command: Answerable | WalletCommand | null, outcome: WalletOutcome): void
}

/** Millionths in a unit of a currency; a figure for a chart need not be exact. */
const millionths = 1e6

export function createVendorFigures(metrics: Metrics): VendorFigures {
  const commands = metrics.counter('tessera_vendor_commands_total', 'Commands of vendors that were answered, by vendor, command and result', ['vendor', 'command', 'result'])
  const durations = metrics.timing('tessera_vendor_command_duration_seconds', 'How long commands of vendors took, by vendor and command', ['vendor', 'command'])
  const stakes = metrics.counter('tessera_stakes_total', 'Cash staked at vendors, in units of the currency', ['vendor', 'currency'])
  const returns = metrics.counter('tessera_returns_total', 'Cash won at vendors, in units of the currency', ['vendor', 'currency'])
  return {
    answered(vendor, path, outcome, tookMs) {
      const [name, command] = [vendor === '' ? 'unknown' : vendor, path.slice(1)]
      commands.of(name, command, outcome.ok ? 'ok' : outcome.err).add()
      durations.of(name, command).observe(tookMs / 1_000)
    },
    moved(vendor, command, outcome) {
      if (!outcome.ok || !command || !('actions' in command)) return
      for (const [place, action] of command.actions.entries()) {
        const result = outcome.results[place]
        if (!result || result.replay || result.ignored !== undefined || (action.type !== 'bet' && action.type !== 'win') || action.free || action.promo) continue
        ;(action.type === 'bet' ? stakes : returns).of(vendor, outcome.currency).add(Number(action.amount) / millionths)
      }
    },
  }
}

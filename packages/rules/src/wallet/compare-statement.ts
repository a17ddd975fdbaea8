// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'
import { storedBankReference } from './match-code.ts'

/** A line of a provider's statement; money out is negative. */
export interface StatementLine {
  /** Where it stands in the file. */
  line: number
  atMs: number
  reference: string
  content: string
  amount: Amount
  currency: string
}

/** What happened at the payment account as the platform knows it; money out is negative. */
export interface OwnEntry {
  id: string
  /** Each name by which the provider may know it. */
  references: readonly string[]
  atMs: number
  amount: Amount
  currency: string
  /** What the ledger has of it; undefined where it has nothing to have. */
  posted?: Amount | undefined
  /** May be matched, but is not missed: near the ends of the range, or possibly of another payment account. */
  optional: boolean
  /** Whether an equal amount is enough to match it, because the provider does not know our reference. */
  byAmount: boolean
}

export type DifferenceReason = 'unknown' | 'doubled' | 'notOnStatement' | 'amount' | 'currency' | 'ledger'
export interface Difference {
  kind: 'missingHere' | 'missingThere' | 'differing'
  reason: DifferenceReason
  line?: StatementLine
  own?: OwnEntry
}
export interface Comparison {
  matched: number
  differences: Difference[]
}

/**
 * Compares a statement with what the platform knows, each line with at most one entry. Lines and entries are matched by
 * reference, and by an equal amount where the provider knows none of ours. Work is in proportion to their number.
 */
export function* compareStatement(
  lines: readonly StatementLine[],
  entries: readonly OwnEntry[],
): Generator<void, Comparison> {
  const open = new OpenEntries(entries)
  const differences: Difference[] = []
  let matched = 0
  for (const [index, line] of lines.entries()) {
    if (index % turnLines === turnLines - 1) yield
    const { own, known } = open.take(line)
    if (!own) differences.push({ kind: 'missingHere', reason: known ? 'doubled' : 'unknown', line })
    else {
      const reason = differs(line, own)
      if (reason === undefined) matched += 1
      else differences.push({ kind: 'differing', reason, line, own })
    }
  }
  for (const own of open.left()) {
    if (!own.optional) differences.push({ kind: 'missingThere', reason: 'notOnStatement', own })
    else if (differsFromLedger(own)) differences.push({ kind: 'differing', reason: 'ledger', own })
  }
  return { matched, differences }
}

/** So many lines are compared before others have a turn. */
const turnLines = 2_000

function differs(line: StatementLine, own: OwnEntry): DifferenceReason | undefined {
  if (line.currency !== own.currency) return 'currency'
  if (line.amount !== own.amount) return 'amount'
  return differsFromLedger(own) ? 'ledger' : undefined
}

const differsFromLedger = ({ posted, amount }: OwnEntry): boolean => posted !== undefined && posted !== amount

/** The entries that no line has taken yet. */
class OpenEntries {
  private readonly byReference = new Map<string, OwnEntry[]>()
  private readonly byAmount = new Map<string, OwnEntry[]>()
  private readonly taken = new Set<OwnEntry>()

  private readonly entries: readonly OwnEntry[]

  constructor(entries: readonly OwnEntry[]) {
    this.entries = entries
    for (const own of entries) {
      for (const reference of new Set(own.references.map(storedBankReference)))
        if (reference !== '') push(this.byReference, reference, own)
      if (own.byAmount) push(this.byAmount, amountKey(own), own)
    }
  }

  take(line: StatementLine): { own: OwnEntry | undefined; known: boolean } {
    const named = this.byReference.get(storedBankReference(line.reference)) ?? []
    const free = named.filter((own) => !this.taken.has(own))
    const equal = free.find((own) => own.amount === line.amount && own.currency === line.currency)
    const own = equal ?? free[0] ?? this.takeEqual(line)
    if (own) this.taken.add(own)
    return { own, known: named.length > 0 }
  }

  /** Each list is gone through once, from its end. */
  private takeEqual(line: StatementLine): OwnEntry | undefined {
    const list = this.byAmount.get(amountKey(line)) ?? []
    for (let own = list.pop(); own; own = list.pop()) if (!this.taken.has(own)) return own
    return undefined
  }

  left(): OwnEntry[] {
    return this.entries.filter((own) => !this.taken.has(own))
  }
}

const amountKey = ({ amount, currency }: { amount: Amount; currency: string }): string =>
  `${amount} ${currency}`

function push(map: Map<string, OwnEntry[]>, key: string, own: OwnEntry): void {
  const list = map.get(key)
  if (list) list.push(own)
  else map.set(key, [own])
}

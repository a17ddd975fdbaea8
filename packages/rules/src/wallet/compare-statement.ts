// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'
import { LikeReferences, referenceKey } from './reference-keys.ts'

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
  const open = new OpenEntries(entries, lines)
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

/** Entries in their order, each of which is looked at once. */
class Queue {
  private readonly entries: OwnEntry[] = []
  private next = 0

  add(own: OwnEntry): void {
    this.entries.push(own)
  }

  /** The first entry that is not taken. */
  take(taken: ReadonlySet<OwnEntry>): OwnEntry | undefined {
    for (let own = this.entries[this.next]; own; own = this.entries[this.next]) {
      this.next += 1
      if (!taken.has(own)) return own
    }
    return undefined
  }
}

/** The entries that no line has taken yet. */
class OpenEntries {
  private readonly byReference = new Map<string, Queue>()
  private readonly byReferenceAndAmount = new Map<string, Queue>()
  private readonly byAmount = new Map<string, Queue>()
  private readonly taken = new Set<OwnEntry>()

  private readonly entries: readonly OwnEntry[]
  private readonly like: LikeReferences

  constructor(entries: readonly OwnEntry[], lines: readonly StatementLine[]) {
    this.entries = entries
    for (const own of entries) {
      for (const reference of new Set(own.references.map(referenceKey))) {
        if (reference === '') continue
        queueOf(this.byReference, reference).add(own)
        queueOf(this.byReferenceAndAmount, `${amountKey(own)} ${reference}`).add(own)
      }
      if (own.byAmount) queueOf(this.byAmount, amountKey(own)).add(own)
    }
    this.like = new LikeReferences(
      this.byReference.keys(),
      lines.map(({ reference }) => referenceKey(reference)),
    )
  }

  take(line: StatementLine): { own: OwnEntry | undefined; known: boolean } {
    const reference = this.like.ownKeyOf(referenceKey(line.reference))
    const amount = amountKey(line)
    const own =
      this.byReferenceAndAmount.get(`${amount} ${reference}`)?.take(this.taken) ??
      this.byReference.get(reference)?.take(this.taken) ??
      this.byAmount.get(amount)?.take(this.taken)
    if (own) this.taken.add(own)
    return { own, known: this.byReference.has(reference) }
  }

  left(): OwnEntry[] {
    return this.entries.filter((own) => !this.taken.has(own))
  }
}

const amountKey = ({ amount, currency }: { amount: Amount; currency: string }): string =>
  `${amount} ${currency}`

function queueOf(map: Map<string, Queue>, key: string): Queue {
  const queue = map.get(key) ?? new Queue()
  map.set(key, queue)
  return queue
}

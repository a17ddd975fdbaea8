// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import { cursorOf } from '@tessera/rules/timeline/positions'
import { isReasonForMember } from '@tessera/rules/timeline/staff-actions'
import type { GameLabel } from '../bets/index.ts'
import { typeOfKind } from '../wallet/index.ts'
import type { TimelineRow } from './read-entries.ts'

export type Presented = OperationOutput<'timeline.list'>['list'][number]
type RowFrom<Source extends TimelineRow['source']> = Extract<TimelineRow, { source: Source }>

const nothingMore = {
  by: null,
  reason: '',
  amount: null,
  balanceAfter: null,
  round: null,
  login: null,
  limit: null,
} as const

/** An entry as its reader may see it: members read no reason that was not written for them. */
export function presentEntry(
  row: TimelineRow,
  { forOperator, labels }: { forOperator: boolean; labels: ReadonlyMap<string, GameLabel> },
): Presented {
  const entry = { id: cursorOf(row), time: Number(row.atMicros / 1000n), ...nothingMore }
  switch (row.source) {
    case 'money': {
      const { amount, balanceAfter, memo } = row
      return { ...entry, kind: 'money', what: typeOfKind(row.kind), amount, balanceAfter, reason: memo }
    }
    case 'rounds':
      return { ...entry, kind: 'play', what: 'round', round: presentRound(row, labels) }
    case 'logins': {
      const { method, outcome, device, ip } = row
      return { ...entry, kind: 'access', what: method, login: { outcome, device, ip } }
    }
    case 'security':
      return { ...entry, kind: 'access', what: row.what }
    case 'protection': {
      const reason = forOperator ? textIn(row.details['reason']) : ''
      return { ...entry, kind: 'protection', what: row.what, by: row.byOperator, reason, limit: limitIn(row) }
    }
    case 'staff': {
      const reason = forOperator || isReasonForMember(row.what) ? row.reason : ''
      return { ...entry, kind: 'staff', what: actionOf(row), by: row.by, reason, amount: amountIn(row) }
    }
  }
}

function presentRound({ round }: RowFrom<'rounds'>, labels: ReadonlyMap<string, GameLabel>) {
  const label = labels.get(`${round.vendor}/${round.gameCode}`)
  return {
    roundId: round.roundId,
    vendor: label?.vendorCode ?? round.vendor,
    gameName: label?.name ?? round.gameCode,
    stake: round.stake,
    payout: round.returned,
    status: round.status,
  }
}

type Detail = string | number | null | undefined
const textIn = (detail: Detail): string => (typeof detail === 'string' ? detail : '')
const numberIn = (detail: Detail): number | null => (typeof detail === 'number' ? detail : null)

/** Not who else an exclusion came from. */
function limitIn({ details }: RowFrom<'protection'>): Presented['limit'] {
  return {
    kind: textIn(details['kind']) || null,
    period: textIn(details['period']) || null,
    from: numberIn(details['from']),
    to: numberIn(details['to']),
    until: numberIn(details['until']),
  }
}

const actionOf = ({ what, enabled }: RowFrom<'staff'>): string =>
  what === 'setAccountEnabled' ? (enabled === 'false' ? 'closeAccount' : 'openAccount') : what

const amountIn = ({ amount }: RowFrom<'staff'>): Amount | null => {
  const wire = amount === null ? Number.NaN : Number(amount.replaceAll(',', ''))
  return Number.isFinite(wire) ? amountFromWire(wire) : null
}

// SPDX-License-Identifier: Apache-2.0
import { Failure, messageOf } from '@tessera/contract/client/failure'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { say } from '@tessera/ui/overlays/spoken.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { invalidate } from '../../../shared/api/use-call-query.ts'
import { useGate } from '../../../shared/session/gate.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryTicket } from '../lottery-types.ts'
import { pickName, playName } from './play-words.ts'
import { saveSlip, readSlip } from './saved-slip.ts'
import type { OddsOf, SlipLine } from './slip.ts'

/** A screen reader says the first lines of many. */
const mostSaid = 3

/** Why the platform refused a slip; `line` is the index of the line concerned, from 0. */
export interface SlipRefusal {
  message: string
  needsMoney: boolean
  line: number | undefined
}

/** The slip of one lottery: its lines, their draw, and what became of it. Refused lines stay on it. */
export function useSlip(
  lottery: Lottery,
  gameId: number,
  numero: string | undefined,
  /** The odds that the page shows for a line: it is not sold at lower ones. */
  oddsOf: OddsOf,
) {
  const [before] = useState(() => readSlip(lottery))
  const [lines, setLines] = useState(before.lines)
  const [meantFor, setMeantFor] = useState(before.meantFor)
  useEffect(() => saveSlip(lottery, { lines, meantFor }), [lottery, lines, meantFor])
  const [refusal, setRefusal] = useState<SlipRefusal>()
  const [placed, setPlaced] = useState<readonly LotteryTicket[]>()
  const [draws, setDraws] = useState(1)
  const [busy, setBusy] = useState(false)
  // A trial account bets with its play money.
  const gate = useGate('member')

  const nameOf = ({ playType, numbers }: Omit<SlipLine, 'id'>): string =>
    `${playName(lottery, playType)} ${pickName(playType, numbers)}`
  const add = (added: readonly Omit<SlipLine, 'id'>[]): void => {
    setLines((before) => {
      const last = before.at(-1)?.id ?? 0
      return [...before, ...added.map((line, index) => ({ ...line, id: last + 1 + index }))]
    })
    setMeantFor((before) => before ?? numero)
    setRefusal(undefined)
    setPlaced(undefined)
    say(t('shell.spoken.onSlip', { line: added.slice(0, mostSaid).map(nameOf).join('; ') }))
  }
  const remove = (id: number): void => {
    setLines((before) => before.filter((line) => line.id !== id))
    if (lines.length === 1) setMeantFor(undefined)
    setRefusal(undefined)
  }
  const send = async (draw: string): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const { tickets } = await call('lottery.bet', {
        gameId,
        numero: draw,
        draws,
        lines: lines.map((line) => ({
          playType: line.playType,
          numbers: [...line.numbers],
          dao: line.dao,
          stakePerLot: line.stakePerLot,
          odds: oddsOf(line),
        })),
      })
      setPlaced(tickets)
      setDraws(1)
      setLines([])
      setMeantFor(undefined)
      invalidate('lottery.tickets', 'wallet.balance')
    } catch (error) {
      setRefusal(refusalOf(error))
      // The draw or its odds differ from what this page has: it reloads them.
      invalidate('lottery.odds')
    } finally {
      setBusy(false)
    }
  }
  const place = (): void => {
    if (busy || numero === undefined || lines.length === 0) return
    gate(() => {
      setMeantFor(numero)
      void send(numero)
    })
  }
  return {
    lines,
    refusal,
    placed,
    busy,
    /** For how many draws the lines are bought. */ draws,
    setDraws,
    add,
    remove,
    place,
    /** The draw that the lines were chosen for has passed. */ missed:
      lines.length > 0 && meantFor !== numero ? meantFor : undefined,
  }
}

export type Slip = ReturnType<typeof useSlip>

/** The message of a refusal, and the line that it is about. */
export function refusalOf(error: unknown): SlipRefusal {
  const details: unknown = error instanceof Failure ? error.details : undefined
  const line =
    typeof details === 'object' && details !== null && 'line' in details && typeof details.line === 'number'
      ? details.line
      : undefined
  return {
    message: messageOf(error, t('common.error.unknown')),
    needsMoney: error instanceof Failure && error.code === 'INSUFFICIENT',
    line,
  }
}

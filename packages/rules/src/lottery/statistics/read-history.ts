// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { formatResult } from '../winning-number.ts'
import { dayOfCalendar } from './calendar-days.ts'
import { isDrawOf, type HistoryForm } from './history-forms.ts'

/** A state draw as a file has it. */
export interface HistoryDraw {
  /** Its number at the state lottery: the day for the North. */
  draw: string
  day: number
  /** As on the wire. */
  numbers: string
}

/** The first line of a file of the North's draws. */
const northHeader = 'date,DB,G1,G2,G3,G4,G5,G6,G7'
const prizesOfMax3d = ['Giải Đặc biệt', 'Giải Nhất', 'Giải Nhì', 'Giải ba'] as const

/** A line of a file cannot be read; the message is a sentence and names the line. */
export class HistoryLineRefused extends Error {
  readonly line: number
  constructor(line: number, why: string) {
    super(`Line ${line}: ${why}.`)
    this.line = line
  }
}

/**
 * Reads a file of state draws: for the North a table with the line `date,DB,G1,...` above and `-` between the numbers of
 * a prize, for the others a JSON object a line with `date`, `id` and `result`. Empty lines are skipped. Throws
 * HistoryLineRefused for the first line that is no draw of the form.
 */
export function readHistory(form: HistoryForm, text: string): { line: number; draw: HistoryDraw }[] {
  const lines = text.split('\n').map((content, index) => ({ content: content.trim(), line: index + 1 }))
  if (form === 'XSMB' && lines[0]?.content !== northHeader)
    throw new HistoryLineRefused(1, `the file must begin with ${northHeader}`)
  return lines.slice(form === 'XSMB' ? 1 : 0).flatMap(({ content, line }) => {
    if (content === '') return []
    const read = form === 'XSMB' ? readNorth(content) : readJson(form, content)
    if (typeof read === 'string') throw new HistoryLineRefused(line, read)
    return [{ line, draw: read }]
  })
}

/** A draw, or what is wrong with it. */
type Read = HistoryDraw | string

function readNorth(content: string): Read {
  const [date = '', ...prizes] = content.split(',')
  return drawOf(
    'XSMB',
    { date, id: date.replaceAll('-', '') },
    prizes.map((prize) => prize.split('-')),
  )
}

function readJson(form: HistoryForm, content: string): Read {
  const entry = parseObject(content)
  if (!entry || typeof entry.date !== 'string' || typeof entry.id !== 'string')
    return 'not a JSON object with date, id and result'
  const rows = form === 'MAX3D' ? rowsOfPrizes(entry.result) : rowsOfBalls(form, entry.result)
  return rows
    ? drawOf(form, { date: entry.date, id: entry.id }, rows)
    : 'the result has not the form of this lottery'
}

function drawOf(form: HistoryForm, { date, id }: { date: string; id: string }, rows: DrawResult): Read {
  const day = dayOfCalendar(date)
  if (day === undefined) return `${date.slice(0, 40)} is no day`
  if (!/^\w{1,20}$/.test(id)) return 'the id of the draw has not 1 to 20 letters and digits'
  if (!isDrawOf(form, rows)) return `the numbers are no draw of ${form}`
  return { draw: id, day, numbers: formatResult(rows) }
}

function parseObject(content: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(content)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** The last ball of a draw with a bonus is that bonus. */
function rowsOfBalls(form: HistoryForm, result: unknown): DrawResult | undefined {
  if (!Array.isArray(result) || !result.every((ball) => Number.isInteger(ball))) return undefined
  const balls = result.map((ball) => String(ball).padStart(2, '0'))
  const bonus = form === 'MEGA645' ? [] : balls.slice(-1)
  const main = balls.slice(0, balls.length - bonus.length).toSorted()
  return bonus.length === 0 ? [main] : [main, bonus]
}

function rowsOfPrizes(result: unknown): DrawResult | undefined {
  const prizes: Record<string, unknown> | undefined =
    typeof result === 'object' && result !== null ? { ...result } : undefined
  const rows = prizesOfMax3d.map((prize) => prizes?.[prize])
  return rows.every((row) => Array.isArray(row) && row.every((number) => typeof number === 'string'))
    ? (rows as string[][])
    : undefined
}

// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

export const correctionStatuses = ['planning', 'planned', 'waiting', 'running', 'done', 'dropped'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/** A correction of the result of a draw. */
export interface Correction {
  id: string
  drawId: number
  fromNumber: string
  toNumber: string
  status: CorrectionStatus
  reason: string
  madeBy: number
  madeByName: string
  madeAtMs: number
  askedBy: number | null
  askedByName: string | null
  askedAtMs: number | null
  decidedByName: string | null
  decidedAtMs: number | null
  decisionReason: string
  doneAtMs: number | null
}

type Row = Omit<Correction, 'drawId'> & { drawId: bigint }
const correctionOf = (row: Row): Correction => ({ ...row, drawId: Number(row.drawId) })

/** False when the draw has a correction that is not over. */
export async function insertCorrection(
  tx: Tx,
  made: Pick<
    Correction,
    'id' | 'drawId' | 'fromNumber' | 'toNumber' | 'reason' | 'madeBy' | 'madeByName' | 'madeAtMs'
  >,
): Promise<boolean> {
  const row = await tx.one(sql`
    insert into lottery_correction (id, draw_id, from_number, to_number, status, reason, made_by, made_by_name, made_at)
    values (${made.id}, ${made.drawId}, ${made.fromNumber}, ${made.toNumber}, 'planning', ${made.reason}, ${made.madeBy}, ${made.madeByName}, ${new Date(made.madeAtMs)})
    on conflict (draw_id) where status in ('planning', 'planned', 'waiting', 'running') do nothing returning id`)
  return row !== undefined
}

/** The corrections of a draw, newest first. */
export async function correctionsOf(db: Queries, drawId: number): Promise<Correction[]> {
  const rows = await db.query<Row>(sql`
    select id, draw_id as "drawId", from_number as "fromNumber", to_number as "toNumber", status, reason, made_by as "madeBy",
      made_by_name as "madeByName", made_at as "madeAtMs", asked_by as "askedBy", asked_by_name as "askedByName", asked_at as "askedAtMs",
      decided_by_name as "decidedByName", decided_at as "decidedAtMs", decision_reason as "decisionReason", done_at as "doneAtMs"
    from lottery_correction where draw_id = ${drawId} order by made_at desc, id limit 20`)
  return rows.map(correctionOf)
}

export async function findCorrection(db: Queries, id: string): Promise<Correction | undefined> {
  const row = await db.one<{ drawId: bigint }>(
    sql`select draw_id as "drawId" from lottery_correction where id = ${id}`,
  )
  return row && (await correctionsOf(db, Number(row.drawId))).find((one) => one.id === id)
}

/** The correction, locked until the transaction ends. */
export async function lockCorrection(tx: Tx, id: string): Promise<Correction | undefined> {
  const row = await tx.one<Row>(sql`
    select id, draw_id as "drawId", from_number as "fromNumber", to_number as "toNumber", status, reason, made_by as "madeBy",
      made_by_name as "madeByName", made_at as "madeAtMs", asked_by as "askedBy", asked_by_name as "askedByName", asked_at as "askedAtMs",
      decided_by_name as "decidedByName", decided_at as "decidedAtMs", decision_reason as "decisionReason", done_at as "doneAtMs"
    from lottery_correction where id = ${id} for update`)
  return row && correctionOf(row)
}

/** Corrections for the job: what is to be planned or applied, of draws whose tickets are settled. */
export async function correctionsAtWork(db: Queries): Promise<Correction[]> {
  const rows = await db.query<Row>(sql`
    select c.id, c.draw_id as "drawId", from_number as "fromNumber", to_number as "toNumber", c.status, reason, made_by as "madeBy",
      made_by_name as "madeByName", made_at as "madeAtMs", asked_by as "askedBy", asked_by_name as "askedByName", asked_at as "askedAtMs",
      decided_by_name as "decidedByName", decided_at as "decidedAtMs", decision_reason as "decisionReason", done_at as "doneAtMs"
    from lottery_correction c join lottery_draw d on d.id = c.draw_id
    where c.status in ('planning', 'running') and d.status = 'settled' order by made_at, c.id limit 50`)
  return rows.map(correctionOf)
}

/** What a correction changes for one ticket. */
export interface TicketCorrection {
  ticketId: string
  memberId: bigint
  currency: string
  before: Amount
  returned: Amount
  lineReturns: readonly Amount[]
  validBet: Amount
}

interface TicketRow {
  ticket_id: string
  member_id: bigint
  currency: string
  before_returned: bigint
  returned: bigint
  line_returns: bigint[]
  valid_bet: bigint
}

const ticketCorrectionOf = (row: TicketRow): TicketCorrection => ({
  ticketId: row.ticket_id,
  memberId: row.member_id,
  currency: row.currency,
  before: amountOfMillionths(row.before_returned),
  returned: amountOfMillionths(row.returned),
  lineReturns: row.line_returns.map((amount) => amountOfMillionths(amount)),
  validBet: amountOfMillionths(row.valid_bet),
})

/** Plans what changes for a ticket; once planned, it stays. */
export async function planTicket(db: Queries, correctionId: string, plan: TicketCorrection): Promise<void> {
  await db.query(sql`
    insert into lottery_ticket_correction (correction_id, ticket_id, member_id, currency, before_returned, returned, line_returns, valid_bet)
    values (${correctionId}, ${plan.ticketId}, ${plan.memberId}, ${plan.currency}, ${plan.before}, ${plan.returned}, ${plan.lineReturns.map(String)}::bigint[], ${plan.validBet})
    on conflict (correction_id, ticket_id) do nothing`)
}

/** The next tickets of a correction that are not corrected yet. */
export const ticketsLeft = async (
  db: Queries,
  correctionId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> =>
  (
    await db.query<{ id: string }>(sql`
    select ticket_id as id from lottery_ticket_correction
    where correction_id = ${correctionId} and applied_at is null and ticket_id > ${after}::uuid order by ticket_id limit ${limit}`)
  ).map(({ id }) => id)

/** What is planned for a ticket, locked; undefined once it is applied. */
export async function lockPlanned(
  tx: Tx,
  correctionId: string,
  ticketId: string,
): Promise<TicketCorrection | undefined> {
  const row = await tx.one<TicketRow>(sql`
    select ticket_id, member_id, currency, before_returned, returned, line_returns, valid_bet from lottery_ticket_correction
    where correction_id = ${correctionId} and ticket_id = ${ticketId} and applied_at is null for update`)
  return row && ticketCorrectionOf(row)
}

export async function saveApplied(
  tx: Tx,
  of: { correctionId: string; ticketId: string },
  { owed, atMs }: { owed: Amount; atMs: number },
): Promise<void> {
  await tx.query(sql`
    update lottery_ticket_correction set applied_at = ${new Date(atMs)}, owed = ${owed}
    where correction_id = ${of.correctionId} and ticket_id = ${of.ticketId}`)
}

/** Who does a step of a correction, and why. */
export interface CorrectionStep {
  operatorId: number
  operatorName: string
  reason: string
  nowMs: number
}

/** Notes who asks another operator to approve a correction. */
export async function saveAsked(tx: Tx, id: string, step: CorrectionStep): Promise<void> {
  await tx.query(sql`
    update lottery_correction set status = 'waiting', asked_by = ${step.operatorId}, asked_by_name = ${step.operatorName}, asked_at = ${new Date(step.nowMs)}
    where id = ${id}`)
}

/** Notes who approved or dropped a correction, and why. */
export async function saveDecided(
  tx: Tx,
  id: string,
  status: 'running' | 'dropped',
  step: CorrectionStep,
): Promise<void> {
  await tx.query(sql`
    update lottery_correction set status = ${status}, decided_by = ${step.operatorId}, decided_by_name = ${step.operatorName},
      decided_at = ${new Date(step.nowMs)}, decision_reason = ${step.reason} where id = ${id}`)
}

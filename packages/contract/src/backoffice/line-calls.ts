// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { sharedStates, traceKinds } from '@tessera/rules/agents/shared-traces'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import { ContractKind } from '../contracts/shapes.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

const reason = line(200).min(3)
/** An account that is blocked with everybody below it. */
export const lineBlock = z.object({
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  blockedBy: z.string(),
  reason: z.string(),
  blockedAt: Moment,
})
/** The open blocks of an account and of those above it, from the head of the line down. */
const blocks = z.object({ blocks: z.array(lineBlock) })

const TraceKind = z.enum(traceKinds)
const named = z.object({ memberId: z.number(), username: z.string() })
/** What several accounts of one line share. */
const sharedLine = z.object({
  id: z.number(),
  brandCode: z.string(),
  kind: TraceKind,
  state: z.enum(sharedStates),
  /** What is shared, masked: the kind of browser, the address without its last part, the first letter of the name. */
  label: z.string(),
  /** The lowest agent who has all these accounts in the team, or is one of them. Null for what is widespread. */
  agent: named.nullable(),
  /** At most 100. */
  accounts: z.array(named),
  firstAt: Moment,
  lastAt: Moment,
  closedBy: z.string().nullable(),
  reason: z.string().nullable(),
})

/** The lines of agents as a tree, and blocks of whole lines. */
export const lineAdminCalls = {
  lines: call('backoffice.lines', {
    http: 'GET /ops/lines',
    who: 'operator',
    may: 'read',
    mayLag: true,
    summary:
      'The accounts right below one, agents first; without one, the agents who have no upline. With the sizes of their teams.',
    input: {
      brandCode: BrandCode,
      memberId: MemberId.optional(),
      pageNo: PageNo,
      pageSize: pageSize(50),
    },
    output: page(
      z.object({
        memberId: z.number(),
        brandCode: z.string(),
        username: z.string(),
        type: z.number(),
        enabled: z.boolean(),
        /** Whether an operator has blocked the line of this account, or of one above it. */
        blocked: z.enum(['here', 'above']).nullable(),
        directDownlines: z.number(),
        /** Everybody below, by kind. */
        members: z.number(),
        agents: z.number(),
        /** Kinds of the account's own active contracts. */
        contracts: z.array(ContractKind),
      }),
    ),
    faults: ['backoffice.noBrand', 'backoffice.noMember'],
  }),
  lineBlocks: call('backoffice.lineBlocks', {
    http: 'GET /ops/lineBlocks',
    who: 'operator',
    may: 'read',
    summary: 'The blocked lines, newest first.',
    input: { brandCode: BrandCode, pageNo: PageNo, pageSize: pageSize(20) },
    output: page(lineBlock),
    faults: ['backoffice.noBrand'],
  }),
  sharedLines: call('backoffice.sharedLines', {
    http: 'GET /ops/sharedLines',
    who: 'operator',
    may: 'read',
    summary:
      'Browsers, addresses and payment names that several accounts of one line share, the latest first. An address or a name of very many accounts is widespread: it says nothing about a line.',
    input: {
      brandCode: BrandCode,
      kind: TraceKind.optional(),
      state: z.enum(sharedStates).default('Open'),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(sharedLine),
    faults: ['backoffice.noBrand'],
  }),
  closeSharedLine: call('backoffice.closeSharedLine', {
    http: 'POST /ops/sharedLines/:id/close',
    who: 'operator',
    may: 'agents',
    summary:
      'Closes what an operator has looked into. It opens again only when one more account of the line shares it.',
    input: { id: MemberId, reason },
    output: z.object({ id: z.number() }),
    faults: ['backoffice.noSharedLine', 'backoffice.sharedLineNotOpen'],
  }),
  previewLineBlock: call('backoffice.previewLineBlock', {
    http: 'GET /ops/accounts/:id/lineBlock',
    who: 'operator',
    may: 'agents',
    summary: 'Whom a block of this line would concern: accounts, their open sessions, and their cash.',
    input: { id: MemberId },
    output: z.object({
      members: z.number(),
      /** The agent among them. */
      agents: z.number(),
      sessions: z.number(),
      /** Of the members and agents without test accounts, as the last roll-up counted it. */
      balance: Amount,
    }),
    faults: ['backoffice.noMember', 'backoffice.noAgent'],
  }),
  blockLine: call('backoffice.blockLine', {
    http: 'PUT /ops/accounts/:id/lineBlock',
    who: 'operator',
    may: 'agents',
    summary:
      'Blocks an agent and everybody below: nobody of the line can log in, play or move money, their sessions end, and nobody can register below. Wins and refunds arrive; payments of contracts wait. Answers the open blocks of the account and of those above it.',
    input: { id: MemberId, reason },
    output: blocks,
    faults: ['backoffice.noMember', 'backoffice.noAgent', 'backoffice.lineBlocked'],
  }),
  unblockLine: call('backoffice.unblockLine', {
    http: 'DELETE /ops/accounts/:id/lineBlock',
    who: 'operator',
    may: 'agents',
    summary: 'Ends the block of a line. Blocks of agents above or below stay.',
    input: { id: MemberId, reason },
    output: blocks,
    faults: ['backoffice.noMember', 'backoffice.lineNotBlocked'],
  }),
}
